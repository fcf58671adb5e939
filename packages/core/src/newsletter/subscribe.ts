import type { SubscribeInput } from '@longreturn/contract/newsletter';
import type { Client } from '../account/client.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/**
 * Asks for the newsletter: the row waits (pending) until the mail's link is followed; who gets it already is left as they
 * are, and hears the same. Keeps where it was asked, when, and from which network address. Throws input.invalid, rate.limited.
 */
export async function subscribe(_deps: Deps, _client: Client, _input: SubscribeInput): Promise<void> {
  throw new AppError('service.internal');
}
