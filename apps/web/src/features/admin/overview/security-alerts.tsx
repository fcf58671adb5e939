import type { Notification } from '@longreturn/contract/admin';
import { trpc } from '../../../lib/trpc.ts';
import { Blank, ListFailed } from '../../../ui/blank.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { AdminFacts } from '../admin-facts.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { RowPlaceholders } from '../panel-placeholder.tsx';
import { UnfreezeButton } from '../users/unfreeze-button.tsx';
import styles from './security-alerts.module.css';

/** If the read on the server failed, the page shows the failure and a retry button instead of reading again. */
const OPTIONS = { refetchInterval: 30_000, retryOnMount: false };

/** Frozen accounts, read again every 30 seconds. */
export function SecurityAlerts() {
  const { data, isLoadingError, refetch } = trpc.admin.notifications.useQuery({}, OPTIONS);
  return (
    <AdminPanel title="Security Alerts" aside={data ? <CountTag count={data.total} /> : null}>
      {isLoadingError ? <ListFailed what="notifications" onRetry={() => void refetch()} /> : null}
      {data || isLoadingError ? null : <RowPlaceholders />}
      {data ? <AlertList alerts={data.items} /> : null}
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
  return (
    <li className={styles.alert}>
      <div className={styles.head}>
        <b>Account Frozen</b>
        <UnfreezeButton userId={userId} email={email} />
      </div>
      <AdminFacts
        facts={[
          ['Email', email],
          ['Reason', reason],
          ['Last failed', lastFailedLoginIp],
        ]}
      />
    </li>
  );
}
