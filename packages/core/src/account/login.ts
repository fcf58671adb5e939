import type { LoginInput } from '@longreturn/contract/account-input';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import type { Client } from './client.ts';
import type { SignedIn } from './signed-in.ts';

/** Signs in with a password (specification §5, §7). Throws input.invalid, credentials.wrong, account.frozen, rate.limited. */
export async function login(_deps: Deps, _client: Client, _input: LoginInput): Promise<SignedIn> {
  throw new AppError('service.internal');
}
