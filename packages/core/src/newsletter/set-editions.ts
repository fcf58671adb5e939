import type { SetEditionsInput, Subscription } from '@longreturn/contract/newsletter';
import type { Client } from '../account/client.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** Chooses what to get by a mail's link; none ends the newsletter, some again begins anew. Throws input.invalid, link.invalid, rate.limited. */
export async function setEditions(_deps: Deps, _client: Client, _input: SetEditionsInput): Promise<Subscription> {
  throw new AppError('service.internal');
}
