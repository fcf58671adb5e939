import type { Subscription, SubscriptionLinkInput } from '@longreturn/contract/newsletter';
import type { Client } from '../account/client.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** Confirms by the mailed link; the second time changes nothing and says the same. Throws input.invalid, link.invalid, rate.limited. */
export async function confirmSubscription(
  _deps: Deps,
  _client: Client,
  _input: SubscriptionLinkInput,
): Promise<Subscription> {
  throw new AppError('service.internal');
}
