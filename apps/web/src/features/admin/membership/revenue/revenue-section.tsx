import type { Revenue } from '@longreturn/contract/admin-membership';
import { useHydrated } from '@tanstack/react-router';
import { lazyCode } from '../../../../lib/lazy-code.ts';
import { trpc } from '../../../../lib/trpc.ts';
import { ListFailed } from '../../../../ui/blank.tsx';
import { LazyPart } from '../../../../ui/lazy-part.tsx';
import { AdminPanel } from '../../admin-panel.tsx';
import { ChartFrame } from '../../chart-frame.tsx';
import { openTab } from '../../dashboard-search.ts';
import { formatDollars } from '../../format-dollars.ts';
import { NumberStrip } from '../../number-strip.tsx';
import { NumberTable } from '../../number-table.tsx';
import { RowPlaceholders } from '../../panel-placeholder.tsx';
import { useTabsPage } from '../../tabs-page.ts';
import { useShowSubscriptions } from '../use-show-subscriptions.ts';
import styles from './revenue-section.module.css';
import { formatShare, monthText, revenueSummary, shortMonth } from './revenue-text.ts';

const CHART = lazyCode(async () => (await import('./revenue-chart.tsx')).RevenueChart);

/** The monthly revenue, how many subscriptions are running, and how many payments failed. */
export function RevenueSection() {
  const { data, isLoadingError, refetch } = trpc.admin.payments.revenue.useQuery(undefined, { retryOnMount: false });
  return (
    <AdminPanel title="Revenue">
      {isLoadingError ? <ListFailed what="revenue" onRetry={() => void refetch()} /> : null}
      {data || isLoadingError ? null : <RowPlaceholders />}
      {data ? <RevenueNumbers revenue={data} /> : null}
    </AdminPanel>
  );
}

function RevenueNumbers({ revenue: { months, failedPayments } }: { revenue: Revenue }) {
  const showSubscriptions = useShowSubscriptions();
  const { search, tabs } = useTabsPage();
  const isHydrated = useHydrated(); // the server doesn't wait for the chart's code
  const { running = 0, started = 0, ended = 0, churn = 0, dollars = 0 } = months.at(-1) ?? {};
  return (
    <>
      <NumberStrip
        numbers={[
          { label: 'Running subscriptions', value: running.toLocaleString('en-US') },
          { label: 'Started this month', value: started.toLocaleString('en-US') },
          { label: 'Ended this month', value: ended.toLocaleString('en-US') },
          { label: 'Churn this month', value: formatShare(churn) },
          {
            label: 'Failed payments',
            value: failedPayments.toLocaleString('en-US'),
            onOpen: () => showSubscriptions('past_due'),
          },
        ]}
      />
      <div className={styles.chart}>
        <ChartFrame
          value={formatDollars(dollars)}
          title="Monthly revenue"
          summary={revenueSummary(months)}
          labels={months.map(({ month }) => shortMonth(month))}
          height={180}
          isShown={isHydrated && openTab(search, tabs) === 'membership'}
        >
          <LazyPart code={CHART} what="chart" placeholder={null}>
            {(Chart) => <Chart months={months} />}
          </LazyPart>
        </ChartFrame>
      </div>
      <NumberTable
        title="Numbers by month"
        columns={['Month', 'Monthly revenue', 'Running', 'Started', 'Ended', 'Churn']}
        rows={months.toReversed().map(monthRow)}
      />
    </>
  );
}

function monthRow({ month, dollars, running, started, ended, churn }: Revenue['months'][number]) {
  const counts = [running, started, ended].map((count) => count.toLocaleString('en-US'));
  return [monthText(month), formatDollars(dollars), ...counts, formatShare(churn)] as const;
}
