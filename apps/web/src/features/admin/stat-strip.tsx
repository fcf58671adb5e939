import type { AdminStats } from '@longreturn/contract/admin-stats';
import { trpc } from '../../lib/trpc.ts';
import { Button } from '../../ui/button.tsx';
import { formatDollars } from './format-dollars.ts';
import { NumberCard } from './number-card.tsx';
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

const NUMBER = new Intl.NumberFormat('en-US');

const STATS: readonly Stat[] = [
  { name: 'totalUsers', label: 'Total Users', tab: 'users' },
  { name: 'totalMembers', label: 'Premium Members' },
  { name: 'totalEpisodes', label: 'Episodes Published', tab: 'episodes' },
  { name: 'totalArticles', label: 'Articles Published', tab: 'articles' },
  { name: 'monthlyRevenue', label: 'Monthly Revenue', format: formatDollars },
  { name: 'newsletterSubscribers', label: 'Newsletter Subscribers', tab: 'newsletter' },
];

const formatNumber = (value: number) => NUMBER.format(value);

/** The numbers above the tabs. Some of them open a tab. */
export function StatStrip() {
  const open = useOpenTab();
  const { data, isError, refetch } = trpc.admin.stats.useQuery(undefined, { retryOnMount: false });
  return (
    <>
      <div className={styles.strip}>
        {STATS.map(({ name, label, tab, format = formatNumber }) => (
          <NumberCard
            key={name}
            label={label}
            value={data ? format(data[name]) : '–'}
            onOpen={tab && (() => open(tab))}
            className={styles.card}
          />
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
