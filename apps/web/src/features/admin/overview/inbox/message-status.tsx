import type { ContactItem, ContactStatus } from '@longreturn/contract/contact';
import { NativeSelect } from '@mantine/core';
import { trpc } from '../../../../lib/trpc.ts';
import { reasonOr, useAdminChange } from '../../use-admin-change.ts';
import { STATUS_OPTIONS } from './inbox-filter.ts';
import styles from './message-status.module.css';

/** The status of a message. A new choice is shown and saved immediately. */
export function MessageStatus({ message: { id, status } }: { message: Pick<ContactItem, 'id' | 'status'> }) {
  const change = trpc.admin.contact.setStatus.useMutation(
    useAdminChange({
      done: 'Status updated',
      failed: reasonOr('Failed to update the status. Please try again.'),
    }),
  );
  return (
    <NativeSelect
      label="Status"
      className={styles.status}
      data={STATUS_OPTIONS}
      value={change.isPending ? change.variables.status : status}
      aria-busy={change.isPending}
      onChange={({ currentTarget }) => {
        const chosen = currentTarget.value as ContactStatus; // one of STATUS_OPTIONS
        if (!change.isPending) change.mutate({ id, status: chosen });
      }}
    />
  );
}
