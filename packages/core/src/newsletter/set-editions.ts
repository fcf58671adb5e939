import {
  EDITIONS,
  type SetEditionsInput,
  type Subscription,
  type SubscriptionLinkInput,
} from '@longreturn/contract/newsletter';
import type { Client } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { limitTries } from '../rate-limits/limit-tries.ts';
import {
  findSubscriber,
  lockSubscriber,
  presentSubscription,
  type SubscriberRow,
  updateSubscriber,
} from './present-subscription.ts';
import { readLink } from './signed-link.ts';
import { endSubscription } from './unsubscribe.ts';

/** Returns the subscription that an emailed link manages. Throws link.invalid. */
export async function getSubscription(
  deps: Pick<Deps, 'db' | 'clock'>,
  { token }: SubscriptionLinkInput,
): Promise<Subscription> {
  const { subscriberId } = await readLink(deps, 'manage', token);
  const row = await findSubscriber(deps.db, subscriberId);
  if (!row) throw new AppError('link.invalid');
  return presentSubscription(row);
}

/**
 * Uses the token of an emailed link to set the editions of a subscription, and returns the subscription. An empty list
 * unsubscribes; choosing editions again resubscribes. Throws link.invalid, rate.limited.
 */
export async function setEditions(
  deps: Deps,
  client: Client,
  { token, editions }: SetEditionsInput,
): Promise<Subscription> {
  const chosen = EDITIONS.filter((edition) => editions.includes(edition));
  const { subscriberId, issueId } = await readLink(deps, 'manage', token);
  await limitTries(deps, 'newsletter-link:subscriber', subscriberId);
  return inTransaction(deps, async (deps) => {
    const row = await lockSubscriber(deps.db, subscriberId);
    if (chosen.length === 0) return presentSubscription(await endSubscription(deps, row, issueId));
    const restart = isInactive(row) ? restartValues(client, deps.clock.now()) : {};
    return presentSubscription(await updateSubscriber(deps, row, { editions: chosen, ...restart }));
  });
}

/** Returns whether choosing editions makes the subscription active. A bounced email address stays bounced. */
const isInactive = ({ status }: SubscriberRow): boolean => status === 'unsubscribed' || status === 'pending';

/**
 * Returns the changes that make a subscription active. No confirmation is needed, because only the owner of the email
 * address got the link.
 */
function restartValues({ ip }: Client, now: Date): Partial<SubscriberRow> {
  return { status: 'active', consentedAt: now, consentIp: ip, confirmedAt: now, subscribedAt: now, endedAt: null };
}
