import type { ContactAnswer, ContactInput } from '@longreturn/contract/contact';
import type { Client } from '../account/client.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/**
 * Stores what was written on /contact and queues the notice to the desk and the acknowledgement to the sender, in one
 * transaction (specification §5, §8). What fills the hidden field in is thanked and forgotten. Throws input.invalid, rate.limited.
 */
export async function submitContact(_deps: Deps, _client: Client, _input: ContactInput): Promise<ContactAnswer> {
  throw new AppError('service.internal');
}
