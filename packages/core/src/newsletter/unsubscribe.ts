import type { Subscription, SubscriptionLinkInput } from '@longreturn/contract/newsletter';
import type { Client } from '../account/client.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** Ends the newsletter by a mail's link, once and for all clicks; one goodbye is mailed. Throws input.invalid, link.invalid, rate.limited. */
export async function unsubscribe(_deps: Deps, _client: Client, _input: SubscriptionLinkInput): Promise<Subscription> {
  throw new AppError('service.internal');
}
