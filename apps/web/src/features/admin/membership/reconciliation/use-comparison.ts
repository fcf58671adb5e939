import { useState } from 'react';
import { trpc } from '../../../../lib/trpc.ts';
import { reasonOr, useAdminChange } from '../../use-admin-change.ts';

/** For how long, and how often, the reports are read again after a comparison was started. */
const WATCH_MS = 20_000;
const INTERVAL_MS = 2000;

/**
 * Returns the reports, and a function that starts a comparison. The comparison runs as a job, so its report appears
 * later.
 */
export function useComparison() {
  const [startedAt, setStartedAt] = useState(Number.NEGATIVE_INFINITY);
  const query = trpc.admin.payments.reconciliations.useQuery(undefined, {
    retryOnMount: false,
    refetchInterval: ({ state }) => (state.dataUpdatedAt - startedAt < WATCH_MS ? INTERVAL_MS : false),
  });
  const change = useAdminChange({
    done: 'Comparison started',
    failed: reasonOr('Failed to start the comparison. Please try again.'),
  });
  const compare = trpc.admin.payments.reconcile.useMutation({
    ...change,
    onSuccess: async () => {
      setStartedAt(Date.now());
      await change.onSuccess();
    },
  });
  return { query, isStarting: compare.isPending, start: () => compare.mutate() };
}
