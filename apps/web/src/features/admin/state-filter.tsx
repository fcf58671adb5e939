import type { PublicationState } from '@longreturn/contract/admin-content';
import type { FormEventHandler } from 'react';
import { useUrlField } from '../../lib/use-applied-form.ts';
import field from '../../ui/field.module.css';
import { PUBLICATION_LABELS } from './publication-tag.tsx';

interface StateFilterProps {
  value: PublicationState | undefined;
  onChange: FormEventHandler<HTMLSelectElement>;
}

/** Filters episodes or articles by their state, for `AdminSearch`. */
export function StateFilter({ value, onChange }: StateFilterProps) {
  const box = useUrlField<HTMLSelectElement>(value ?? '');
  return (
    <select
      className={field.input}
      name="state"
      aria-label="Filter by status"
      defaultValue={value ?? ''}
      ref={box}
      onChange={onChange}
    >
      <option value="">Any status</option>
      {Object.entries(PUBLICATION_LABELS).map(([state, label]) => (
        <option key={state} value={state}>
          {label}
        </option>
      ))}
    </select>
  );
}
