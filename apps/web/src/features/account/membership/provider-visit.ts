import { useEffect, useEffectEvent } from 'react';
import { leaveFor } from '../../../lib/leave-for.ts';
import { readFromTab, storeInTab } from '../../../lib/tab-storage.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useTakeMembership } from './use-membership-change.ts';

const KEY = 'provider-visit';

/** Opens a page of a payment provider, where the member may change the subscription. */
export function visitProvider(url: string): Promise<never> {
  storeInTab(KEY, { url });
  return leaveFor(url);
}

/**
 * Reads the subscription at the provider when the member has returned from the provider's page, because the webhook may
 * arrive later. A failure is ignored, because the webhook also reports the change.
 */
export function useReturnFromProvider(): void {
  const take = useTakeMembership();
  const { mutate: check } = trpc.membership.check.useMutation({
    onSuccess: (changed) => take(changed),
    onError: () => undefined,
  });
  const checkOnce = useEffectEvent(() => {
    if (!readFromTab(KEY)) return;
    storeInTab(KEY, undefined);
    check();
  });
  useEffect(() => checkOnce(), []);
}
