import type { ComponentProps } from 'react';
import field from './field.module.css';
import { Field, type FieldLook } from './field.tsx';

interface SelectFieldProps extends FieldLook, ComponentProps<'select'> {
  name: string;
  options: readonly { value: string; title: string }[];
}

/** One of a few, by the browser's own list. */
export function SelectField({ label, error, hint, options, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(names) => (
        <select {...rest} {...names} className={field.input}>
          {options.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
