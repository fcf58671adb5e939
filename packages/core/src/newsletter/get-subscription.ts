import type { Subscription, SubscriptionLinkInput } from '@longreturn/contract/newsletter';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { presentSubscription } from './present-subscription.ts';
import { readLink } from './signed-link.ts';
import { findSubscriber } from './subscriber-row.ts';

/** Returns the subscription of an email's manage link. Throws link.invalid. */
export async function getSubscription(
  deps: Pick<Deps, 'db' | 'clock'>,
  { token }: SubscriptionLinkInput,
): Promise<Subscription> {
  const row = await findSubscriber(deps.db, await readLink(deps, 'manage', token));
  if (!row) throw new AppError('link.invalid');
  return presentSubscription(row);
}
