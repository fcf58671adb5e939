import type { AuditFilter } from '@longreturn/contract/audit';
import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { trpc } from '../../../../lib/trpc.ts';
import { useAppliedForm } from '../../../../lib/use-applied-form.ts';
import { SearchField } from '../../../../ui/toolbar.tsx';
import { OTHER_ACTORS, readAuditFilter, TARGET_OPTIONS } from './audit-fields.ts';
import styles from './audit-filter-form.module.css';

interface AuditFilterFormProps {
  onChange: (filter: AuditFilter) => void;
  /** The number of entries, and the button that exports them. */
  children: ReactNode;
}

/** The search and the filters of the audit log. Each change applies immediately. */
export function AuditFilterForm({ onChange, children }: AuditFilterFormProps) {
  const staff = useStaff();
  const form = useAppliedForm((fields) => onChange(readAuditFilter(fields)));
  return (
    <search>
      <form className={styles.form} onSubmit={form.onSubmit}>
        <SearchField label="Search activity" className={styles.search} onChange={form.onType} />
        <NativeSelect
          name="actor"
          label="Who"
          data={[{ value: '', label: 'Anyone' }, ...staff, ...OTHER_ACTORS]}
          onChange={form.onChoose}
        />
        <NativeSelect
          name="group"
          label="What"
          data={[{ value: '', label: 'Anything' }, ...TARGET_OPTIONS]}
          onChange={form.onChoose}
        />
        <TextInput name="from" label="From" type="date" min="2000-01-01" max="2899-12-31" onChange={form.onChoose} />
        <TextInput name="to" label="To" type="date" min="2000-01-01" max="2899-12-31" onChange={form.onChoose} />
        <div className={styles.end}>{children}</div>
      </form>
    </search>
  );
}

/** Returns the admins and editors, who make most changes. The search box finds other users. */
function useStaff() {
  const queries = [
    trpc.admin.users.list.useQuery({ role: 'admin', sort: 'name' }),
    trpc.admin.users.list.useQuery({ role: 'editor', sort: 'name' }),
  ];
  const users = queries.flatMap(({ data }) => data?.items ?? []);
  return users.map(({ id, name, email }) => ({ value: id, label: name || email }));
}
