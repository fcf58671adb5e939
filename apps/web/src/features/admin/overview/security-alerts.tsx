import type { Notification } from '@longreturn/contract/admin';
import type { SharedFeed } from '@longreturn/contract/private-feeds';
import { trpc } from '../../../lib/trpc.ts';
import { Blank, ListFailed } from '../../../ui/blank.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { AdminFacts } from '../admin-facts.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { searchOfTab } from '../dashboard-search.ts';
import { Moment } from '../moment.tsx';
import { RowPlaceholders } from '../panel-placeholder.tsx';
import { TAB_NAMES } from '../tab-names.ts';
import { UnfreezeButton } from '../users/unfreeze-button.tsx';
import styles from './security-alerts.module.css';

/** If the server can't read the alerts, the page shows a failure and a retry button instead of reading them again. */
const OPTIONS = { retryOnMount: false };

/** Frozen accounts, polled every 30 seconds, and private feeds that seem to be shared. A daily job finds such feeds. */
export function SecurityAlerts() {
  const frozen = trpc.admin.notifications.useQuery({}, { ...OPTIONS, refetchInterval: 30_000 });
  const shared = trpc.admin.feeds.shared.useQuery(undefined, OPTIONS);
  const isLoadingError = frozen.isLoadingError || shared.isLoadingError;
  const isLoaded = frozen.data !== undefined && shared.data !== undefined;
  const retry = () => void Promise.all([frozen.refetch(), shared.refetch()]);
  return (
    <AdminPanel
      title="Security Alerts"
      aside={isLoaded ? <CountTag count={frozen.data.total + shared.data.length} /> : null}
    >
      {isLoadingError ? <ListFailed what="notifications" onRetry={retry} /> : null}
      {isLoaded || isLoadingError ? null : <RowPlaceholders />}
      {isLoaded ? <AlertList frozen={frozen.data.items} shared={shared.data} /> : null}
    </AdminPanel>
  );
}

function CountTag({ count }: { count: number }) {
  return <Tag tone={count > 0 ? 'danger' : 'plain'}>{count}</Tag>;
}

interface AlertListProps {
  frozen: readonly Notification[];
  shared: readonly SharedFeed[];
}

function AlertList({ frozen, shared }: AlertListProps) {
  if (frozen.length + shared.length === 0) return <Blank heading={3} title="No security alerts" />;
  return (
    <ul>
      {frozen.map((alert) => (
        <FrozenAccount key={alert.id} alert={alert} />
      ))}
      {shared.map((feed) => (
        <SharedFeedAlert key={feed.id} feed={feed} />
      ))}
    </ul>
  );
}

function SharedFeedAlert({ feed: { name, hasUrl, warnedAt, user } }: { feed: SharedFeed }) {
  return (
    <li className={styles.alert}>
      <div className={styles.head}>
        <b>Private feed seems to be shared</b>
        <ButtonLink
          to="/admin/dashboard"
          search={{ ...searchOfTab('users', TAB_NAMES), user: user.id }}
          size="sm"
          aria-label={`Open ${user.email}`}
        >
          Open user
        </ButtonLink>
      </div>
      <AdminFacts
        facts={[
          ['Email', user.email],
          ['Feed', name],
          ['Member emailed', <Moment key="warned" iso={warnedAt} />],
          ['URL', hasUrl ? 'Still works' : 'Turned off, because the sharing continued'],
        ]}
      />
    </li>
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
