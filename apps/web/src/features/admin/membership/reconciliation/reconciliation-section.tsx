import { trpc } from '../../../../lib/trpc.ts';
import { ActionButton } from '../../../../ui/action-button.tsx';
import { Blank, ListFailed } from '../../../../ui/blank.tsx';
import { Button } from '../../../../ui/button.tsx';
import { AdminPanel } from '../../admin-panel.tsx';
import { RowPlaceholders } from '../../panel-placeholder.tsx';
import { useShowSubscriptions } from '../use-show-subscriptions.ts';
import styles from './reconciliation-section.module.css';
import { Report } from './report.tsx';
import { useComparison } from './use-comparison.ts';

/** The reports of the reconciliations, and how many cancellations and refunds the providers still have to carry out. */
export function ReconciliationSection() {
  const { query, isStarting, start } = useComparison();
  const { data, isLoadingError, refetch } = query;
  const run = <ActionButton size="sm" label="Compare now" busyLabel="Starting..." busy={isStarting} onClick={start} />;
  return (
    <AdminPanel title="Reconciliation" aside={run}>
      <p className={styles.note}>
        Every night the site compares its subscriptions with the payment providers’ records and repairs the differences.
      </p>
      <Unsettled />
      {isLoadingError ? <ListFailed what="reports" onRetry={() => void refetch()} /> : null}
      {data || isLoadingError ? null : <RowPlaceholders />}
      {data?.length === 0 ? <Blank heading={3} title="No reports yet" /> : null}
      <ul>
        {data?.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
    </AdminPanel>
  );
}

/** How many cancellations and refunds the providers haven't carried out yet. */
function Unsettled() {
  const { data } = trpc.admin.payments.revenue.useQuery(undefined, { retryOnMount: false });
  const showSubscriptions = useShowSubscriptions();
  if (!data || data.unsettled === 0) return null;
  const [count, verb] = data.unsettled === 1 ? ['1 subscription', 'has'] : [`${data.unsettled} subscriptions`, 'have'];
  return (
    <p className={styles.unsettled}>
      {count} still {verb} to be cancelled or refunded at the provider. The site keeps trying.
      <Button size="sm" onClick={() => showSubscriptions('unsettled')}>
        Show subscriptions
      </Button>
    </p>
  );
}
