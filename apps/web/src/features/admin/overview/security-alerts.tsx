import type { Notification } from '@longreturn/contract/admin';
import { trpc } from '../../../lib/trpc.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { Blank, ListFailed } from '../../../ui/blank.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { RowPlaceholders } from '../panel-placeholder.tsx';
import { reasonOr, useAdminChange } from '../use-admin-change.ts';
import styles from './security-alerts.module.css';

/** A first read that failed has come with the page, which offers to try again. */
const OPTIONS = { refetchInterval: 30_000, retryOnMount: false };

/** Frozen accounts, read again every 30 seconds. */
export function SecurityAlerts() {
  const { data, isLoadingError, refetch } = trpc.admin.notifications.useQuery(undefined, OPTIONS);
  return (
    <AdminPanel title="Security Alerts" aside={data ? <CountTag count={data.length} /> : null}>
      {isLoadingError ? <ListFailed what="notifications" onRetry={() => void refetch()} /> : null}
      {data || isLoadingError ? null : <RowPlaceholders />}
      {data ? <AlertList alerts={data} /> : null}
    </AdminPanel>
  );
}

function CountTag({ count }: { count: number }) {
  return <Tag tone={count > 0 ? 'danger' : 'plain'}>{count}</Tag>;
}

function AlertList({ alerts }: { alerts: readonly Notification[] }) {
  if (alerts.length === 0) return <Blank heading={3} title="No security alerts" />;
  return (
    <ul>
      {alerts.map((alert) => (
        <FrozenAccount key={alert.id} alert={alert} />
      ))}
    </ul>
  );
}

function FrozenAccount({ alert: { data } }: { alert: Notification }) {
  const { userId, email, reason, lastFailedLoginIp } = data;
  const unfreeze = trpc.admin.users.unfreeze.useMutation(
    useAdminChange({
      done: 'Account Unfrozen',
      failed: (failure) => `Failed to unfreeze account: ${reasonOr('Please try again.')(failure)}`,
    }),
  );
  return (
    <li className={styles.alert}>
      <div className={styles.head}>
        <b>Account Frozen</b>
        <ActionButton
          size="sm"
          label="Unfreeze"
          busyLabel="Processing..."
          busy={unfreeze.isPending}
          aria-label={`Unfreeze ${email}`}
          onClick={() => unfreeze.mutate({ userId })}
        />
      </div>
      <dl className={styles.facts}>
        <dt>Email</dt>
        <dd>{email}</dd>
        <dt>Reason</dt>
        <dd>{reason}</dd>
        <dt>Last failed</dt>
        <dd>{lastFailedLoginIp}</dd>
      </dl>
    </li>
  );
}
