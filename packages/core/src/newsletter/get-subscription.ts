import type { Subscription, SubscriptionLinkInput } from '@longreturn/contract/newsletter';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** The subscription of a mail's link. Throws input.invalid, link.invalid. */
export async function getSubscription(_deps: Pick<Deps, 'db'>, _input: SubscriptionLinkInput): Promise<Subscription> {
  throw new AppError('service.internal');
}
