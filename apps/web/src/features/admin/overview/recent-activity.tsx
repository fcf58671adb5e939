import { trpc } from '../../../lib/trpc.ts';
import { Blank, ListFailed } from '../../../ui/blank.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { Moment } from '../moment.tsx';
import { RowPlaceholders } from '../panel-placeholder.tsx';
import styles from './recent-activity.module.css';

/** The latest entries of the audit log. */
export function RecentActivity() {
  return (
    <AdminPanel title="Recent Activity">
      <ActivityList />
    </AdminPanel>
  );
}

function ActivityList() {
  const { data, isLoadingError, refetch } = trpc.admin.recentActivity.useQuery(undefined, { retryOnMount: false });
  if (isLoadingError) return <ListFailed what="recent activity" onRetry={() => void refetch()} />;
  if (!data) return <RowPlaceholders />;
  if (data.length === 0) return <Blank heading={3} title="No recent activity" />;
  return (
    <ul>
      {data.map(({ id, title, description, timestamp }) => (
        <li key={id} className={styles.entry}>
          <b>{title}</b>
          <p>{description}</p>
          <div className={styles.when}>
            <Moment iso={timestamp} />
          </div>
        </li>
      ))}
    </ul>
  );
}
