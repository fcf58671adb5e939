import type { SubscriberCounts } from '@longreturn/contract/subscribers';
import { trpc } from '../../../../lib/trpc.ts';
import { Button } from '../../../../ui/button.tsx';
import { NumberStrip } from '../../number-strip.tsx';
import styles from './subscriber-stats.module.css';

const STATS: readonly { name: keyof SubscriberCounts; label: string }[] = [
  { name: 'active', label: 'Active' },
  { name: 'total', label: 'Total' },
  { name: 'unsubscribed', label: 'Unsubscribed' },
  { name: 'bounced', label: 'Bounced' },
];

/** The number of subscribers with each status. */
export function SubscriberStats() {
  const { data, isError, refetch } = trpc.admin.subscribers.counts.useQuery(undefined, { retryOnMount: false });
  return (
    <>
      <NumberStrip
        numbers={STATS.map(({ name, label }) => ({ label, value: data ? data[name].toLocaleString('en-US') : '–' }))}
      />
      {isError ? (
        <p className={styles.failed} role="alert">
          Failed to fetch the subscriber counts
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      ) : null}
    </>
  );
}
