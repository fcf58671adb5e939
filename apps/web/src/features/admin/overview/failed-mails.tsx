import type { FailedMail } from '@longreturn/contract/admin';
import { trpc } from '../../../lib/trpc.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { ListFailed } from '../../../ui/blank.tsx';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { loadModals } from '../../modals/modal-host.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { confirmDeletion } from '../confirm-deletion.tsx';
import { mailTitle } from '../mail-title.ts';
import { Moment } from '../moment.tsx';
import { RowPlaceholders } from '../panel-placeholder.tsx';
import { reasonOr, useAdminChange } from '../use-admin-change.ts';
import styles from './failed-mails.module.css';

/** Emails that could not be delivered: all retries failed, or the mail server permanently rejected the email. */
export function FailedMails() {
  const { data, isLoadingError, refetch } = trpc.admin.failedMails.useQuery(undefined, { retryOnMount: false });
  return (
    <AdminPanel title="Failed Emails" aside={data?.length ? <Tag tone="danger">{data.length}</Tag> : null}>
      {isLoadingError ? <ListFailed what="failed emails" onRetry={() => void refetch()} /> : null}
      {data || isLoadingError ? null : <RowPlaceholders />}
      {data?.length === 0 ? <p className={styles.none}>No failed emails</p> : null}
      {data?.length ? (
        <ul className={styles.list}>
          {data.map((mail) => (
            <FailedMailRow key={mail.id} mail={mail} />
          ))}
        </ul>
      ) : null}
    </AdminPanel>
  );
}

function FailedMailRow({ mail: { id, kind, failedAt, reason } }: { mail: FailedMail }) {
  const name = mailTitle(kind);
  const retry = trpc.admin.retryFailedMail.useMutation(
    useAdminChange({
      done: 'Email queued again',
      failed: reasonOr('Failed to queue the email again. Please try again.'),
    }),
  );
  const dismiss = trpc.admin.dismissFailedMail.useMutation(
    useAdminChange({ done: 'Email dismissed', failed: reasonOr('Failed to dismiss the email. Please try again.') }),
  );
  const ask = () =>
    confirmDeletion({
      title: 'Dismiss this email?',
      text: `“${name}” will be removed from this list and won’t be sent. This cannot be undone.`,
      verb: 'Dismiss email',
      run: () => dismiss.mutateAsync({ id }),
    });
  return (
    <li className={styles.mail}>
      <b>{name}</b>
      <div className={styles.when}>
        <Moment iso={failedAt} />
      </div>
      <p>{reason}</p>
      <div className={styles.buttons}>
        <ActionButton
          size="sm"
          label="Try again"
          busyLabel="Processing..."
          busy={retry.isPending}
          aria-label={`Try again: ${name}`}
          onClick={() => retry.mutate({ id })}
        />
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Dismiss ${name}`}
          aria-haspopup="dialog"
          onPointerEnter={() => void loadModals()}
          onFocus={() => void loadModals()}
          onClick={ask}
        >
          Dismiss
        </Button>
      </div>
    </li>
  );
}
