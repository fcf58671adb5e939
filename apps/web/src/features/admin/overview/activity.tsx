import { lazyCode } from '../../../lib/lazy-code.ts';
import { trpc } from '../../../lib/trpc.ts';
import { Blank, ListFailed } from '../../../ui/blank.tsx';
import { Button } from '../../../ui/button.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import { AdminPanel } from '../admin-panel.tsx';
import { Moment } from '../moment.tsx';
import { RowPlaceholders } from '../panel-placeholder.tsx';
import styles from './activity.module.css';

/** How many entries the overview shows. The rest is in the audit log. */
const SHOWN = 10;

const AUDIT_LOG = lazyCode(async () => (await import('./audit/audit-log.tsx')).AuditLog);

interface ActivityProps {
  /** Whether the whole audit log is shown instead of its latest entries. */
  isLogOpen: boolean;
  onToggle: () => void;
}

/** The latest entries of the audit log, or all of it. */
export function Activity({ isLogOpen, onToggle }: ActivityProps) {
  const toggle = (
    <Button size="sm" aria-expanded={isLogOpen} onClick={onToggle}>
      {isLogOpen ? 'Recent activity' : 'All activity'}
    </Button>
  );
  return (
    <AdminPanel title={isLogOpen ? 'All Activity' : 'Recent Activity'} aside={toggle}>
      {isLogOpen ? (
        <LazyPart code={AUDIT_LOG} what="activity" placeholder={<RowPlaceholders />}>
          {(Log) => <Log />}
        </LazyPart>
      ) : (
        <RecentActivity />
      )}
    </AdminPanel>
  );
}

function RecentActivity() {
  const { data, isLoadingError, refetch } = trpc.admin.recentActivity.useQuery({}, { retryOnMount: false });
  if (isLoadingError) return <ListFailed what="recent activity" onRetry={() => void refetch()} />;
  if (!data) return <RowPlaceholders />;
  if (data.items.length === 0) return <Blank heading={3} title="No recent activity" />;
  return (
    <ul>
      {data.items.slice(0, SHOWN).map(({ id, title, description, timestamp }) => (
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
