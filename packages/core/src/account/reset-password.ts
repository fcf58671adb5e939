import type { ResetPasswordInput } from '@longreturn/contract/account-input';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import type { Client } from './client.ts';

/** Sets a new password by a mailed link, once; ends all sessions, lifts a freeze, and confirms the address. Throws input.invalid, link.invalid, rate.limited. */
export async function resetPassword(_deps: Deps, _client: Client, _input: ResetPasswordInput): Promise<void> {
  throw new AppError('service.internal');
}
