import type { DownloadsBySource, EpisodeDownloads } from '@longreturn/contract/downloads';
import { trpc } from '../../../lib/trpc.ts';
import { ListFailed } from '../../../ui/blank.tsx';
import { LoadingNote } from '../../../ui/skeleton.tsx';
import { openTab } from '../dashboard-search.ts';
import { NumberTable } from '../number-table.tsx';
import { TrendChart } from '../overview/trends/trend-chart.tsx';
import { dayText, formatNumber } from '../overview/trends/trend-text.ts';
import { useTabsPage } from '../tabs-page.ts';
import styles from './downloads-section.module.css';

const SOURCES = { public: 'Podcast apps', private: 'Private feeds', site: 'This site' } as const;
const SOURCE_NAMES = Object.keys(SOURCES) as (keyof typeof SOURCES)[]; // the keys of the object above
const PERIODS = { last7Days: '7 days', last30Days: '30 days', allTime: 'All time' } as const;
const PERIOD_NAMES = Object.keys(PERIODS) as (keyof typeof PERIODS)[]; // the keys of the object above

/** How often an episode was downloaded: by source, and by day. */
export function DownloadsSection({ episodeId }: { episodeId: string }) {
  const { data, isLoadingError, refetch } = trpc.admin.downloads.ofEpisode.useQuery({ id: episodeId });
  return (
    <div className={styles.section}>
      <h4>Downloads</h4>
      {isLoadingError ? <ListFailed what="downloads" onRetry={() => void refetch()} /> : null}
      {data || isLoadingError ? null : <LoadingNote text="Loading..." />}
      {data ? <Numbers downloads={data} /> : null}
    </div>
  );
}

function Numbers({ downloads }: { downloads: EpisodeDownloads }) {
  const { search, tabs } = useTabsPage();
  const days = downloads.days.map((day) => ({ date: day.date, count: totalOf(day) }));
  return (
    <>
      <div className={styles.numbers}>
        <TotalsTable downloads={downloads} />
        <TrendChart title="Downloads" days={days} isShown={openTab(search, tabs) === 'episodes'} />
      </div>
      <NumberTable
        title="Downloads by day"
        columns={['Day', ...SOURCE_NAMES.map((source) => SOURCES[source])]}
        rows={downloads.days
          .toReversed()
          .map((day) => [dayText(day.date), ...SOURCE_NAMES.map((source) => formatNumber(day[source]))] as const)}
      />
    </>
  );
}

function TotalsTable({ downloads }: { downloads: EpisodeDownloads }) {
  return (
    <table className={styles.totals}>
      <thead>
        <tr>
          <th scope="col">Source</th>
          {PERIOD_NAMES.map((period) => (
            <th key={period} scope="col">
              {PERIODS[period]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SOURCE_NAMES.map((source) => (
          <tr key={source}>
            <th scope="row">{SOURCES[source]}</th>
            {PERIOD_NAMES.map((period) => (
              <td key={period}>{formatNumber(downloads[period][source])}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          {PERIOD_NAMES.map((period) => (
            <td key={period}>{formatNumber(totalOf(downloads[period]))}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

const totalOf = (counts: DownloadsBySource): number =>
  SOURCE_NAMES.reduce((total, source) => total + counts[source], 0);
