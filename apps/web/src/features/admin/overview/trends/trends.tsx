import type { Trends as TrendNumbers } from '@longreturn/contract/trends';
import { NativeSelect } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../../../lib/trpc.ts';
import { ListFailed } from '../../../../ui/blank.tsx';
import { AdminPanel } from '../../admin-panel.tsx';
import { openTab } from '../../dashboard-search.ts';
import { NumberTable } from '../../number-table.tsx';
import { RowPlaceholders } from '../../panel-placeholder.tsx';
import { TAB_NAMES } from '../../tab-names.ts';
import { TopItems } from './top-items.tsx';
import { TrendChart } from './trend-chart.tsx';
import { dayText, formatNumber, TREND_NAMES, TREND_TITLES } from './trend-text.ts';
import styles from './trends.module.css';

const route = getRouteApi('/admin/dashboard');

const PERIODS = [
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
];

/** Registrations, new subscribers, reads and downloads by day, and the most read and most downloaded items. */
export function Trends() {
  const [days, setDays] = useState<30 | 90>(30);
  const options = { placeholderData: keepPreviousData };
  const { data, isLoadingError, refetch } = trpc.admin.trends.useQuery({ days }, options);
  const period = (
    <NativeSelect
      aria-label="Period"
      classNames={{ input: styles.period ?? '' }}
      data={PERIODS}
      value={String(days)}
      onChange={({ currentTarget }) => setDays(currentTarget.value === '90' ? 90 : 30)}
    />
  );
  return (
    <AdminPanel title="Trends" aside={period}>
      {isLoadingError ? <ListFailed what="trends" onRetry={() => void refetch()} /> : null}
      {data || isLoadingError ? null : <RowPlaceholders />}
      {data ? <TrendCharts trends={data} /> : null}
    </AdminPanel>
  );
}

function TrendCharts({ trends: { days, mostRead, mostDownloaded } }: { trends: TrendNumbers }) {
  const isShown = openTab(route.useLoaderDeps(), TAB_NAMES) === 'overview';
  return (
    <>
      <div className={styles.charts}>
        {TREND_NAMES.map((name) => (
          <TrendChart
            key={name}
            isShown={isShown}
            title={TREND_TITLES[name]}
            days={days.map((day) => ({ ...day, count: day[name] }))}
          />
        ))}
      </div>
      <NumberTable
        title="Numbers by day"
        columns={['Day', ...TREND_NAMES.map((name) => TREND_TITLES[name])]}
        rows={days
          .toReversed()
          .map((day) => [dayText(day.date), ...TREND_NAMES.map((name) => formatNumber(day[name]))] as const)}
      />
      <div className={styles.tops}>
        <TopItems
          title="Most read"
          none="No reads yet"
          items={mostRead.map(({ type: kind, reads: count, ...item }) => ({ ...item, kind, count }))}
        />
        <TopItems
          title="Most downloaded"
          none="No downloads yet"
          items={mostDownloaded.map(({ downloads: count, ...item }) => ({ ...item, kind: 'episode', count }))}
        />
      </div>
    </>
  );
}
