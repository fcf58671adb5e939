import type { ForgotPasswordInput } from '@longreturn/contract/account-input';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import type { Client } from './client.ts';

/** Queues the mail with a link for a new password, if the address has an account; same answer and time if not. Throws input.invalid, rate.limited. */
export async function forgotPassword(_deps: Deps, _client: Client, _input: ForgotPasswordInput): Promise<void> {
  throw new AppError('service.internal');
}
