import { type Subscription, type SubscriptionLinkInput, subscriptionLinkInput } from '@longreturn/contract/newsletter';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { parseInput } from '../parse-input.ts';
import { findSubscriber } from './find-subscriber.ts';
import { presentSubscription } from './present-subscription.ts';
import { readLink } from './signed-link.ts';

/** The subscription of a mail's link to manage it. Throws input.invalid, link.invalid. */
export async function getSubscription(
  deps: Pick<Deps, 'db' | 'clock'>,
  input: SubscriptionLinkInput,
): Promise<Subscription> {
  const { token } = parseInput(subscriptionLinkInput, input);
  const row = await findSubscriber(deps.db, await readLink(deps, 'manage', token));
  if (!row) throw new AppError('link.invalid');
  return presentSubscription(row);
}
