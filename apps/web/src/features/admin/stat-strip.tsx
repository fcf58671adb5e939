import type { AdminStats } from '@longreturn/contract/admin-stats';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { formatDollars } from './format-dollars.ts';
import styles from './stat-strip.module.css';
import type { TabName } from './tab-names.ts';
import { useOpenTab } from './use-open-tab.ts';

interface Stat {
  name: keyof AdminStats;
  label: string;
  /** The tab that the card opens. */
  tab?: TabName;
  format?: (value: number) => string;
}

const STATS: readonly Stat[] = [
  { name: 'totalUsers', label: 'Total Users', tab: 'users' },
  { name: 'totalMembers', label: 'Premium Members' },
  { name: 'totalEpisodes', label: 'Episodes Published', tab: 'episodes' },
  { name: 'totalArticles', label: 'Articles Published', tab: 'articles' },
  { name: 'monthlyRevenue', label: 'Monthly Revenue', format: formatDollars },
  { name: 'newsletterSubscribers', label: 'Newsletter Subscribers', tab: 'newsletter' },
];

const formatNumber = (value: number) => value.toLocaleString('en-US');

/** The numbers above the tabs. Some of them open a tab. */
export function StatStrip() {
  const { data, isError, refetch } = trpc.admin.stats.useQuery(undefined, { retryOnMount: false });
  return (
    <>
      <div className={styles.strip}>
        {STATS.map(({ name, format = formatNumber, ...stat }) => (
          <StatCard key={name} {...stat} value={data ? format(data[name]) : '–'} />
        ))}
      </div>
      {isError ? (
        <p className={styles.failed} role="alert">
          Failed to fetch stats
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      ) : null}
    </>
  );
}

/** A number and its label. A label that opens a tab is a button as large as the card. */
function StatCard({ label, value, tab }: { label: string; value: string; tab?: TabName }) {
  const open = useOpenTab();
  return (
    <div className={styles.card}>
      <b>{value}</b>
      {tab ? (
        <button type="button" onClick={() => open(tab)}>
          {label}
        </button>
      ) : (
        <span>{label}</span>
      )}
    </div>
  );
}
