import type { RegisterInput } from '@longreturn/contract/account-input';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import type { Client } from './client.ts';
import type { SignedIn } from './signed-in.ts';

/** Opens an account (visitor, address unconfirmed), queues the confirmation mail and signs its owner in (specification §5, §7). Throws input.invalid, email.taken, rate.limited. */
export async function register(_deps: Deps, _client: Client, _input: RegisterInput): Promise<SignedIn> {
  throw new AppError('service.internal');
}
