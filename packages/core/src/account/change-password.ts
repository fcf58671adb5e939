import type { ChangePasswordInput } from '@longreturn/contract/account-input';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import type { Client } from './client.ts';
import type { SignedIn } from './signed-in.ts';

/** Changes the password, ends every session and opens a new one for this browser; the owner is told by mail. Throws session.required, input.invalid, password.wrong, rate.limited. */
export async function changePassword(
  _deps: Deps,
  _actor: Actor,
  _client: Client,
  _input: ChangePasswordInput,
): Promise<SignedIn> {
  throw new AppError('service.internal');
}
