import type { ForgotPasswordInput } from '@longreturn/contract/account-input';
import { emailKey } from '@longreturn/contract/email-key';
import type { Deps } from '../deps.ts';
import { limitAllTries } from '../rate-limits/limit-tries.ts';
import type { Client } from './client.ts';
import { findByEmail } from './find-by-email.ts';

/**
 * Queues the password reset email if the email address has an account. Without an account, the response and its time
 * are the same. Throws rate.limited.
 */
export async function forgotPassword(deps: Deps, client: Client, { email }: ForgotPasswordInput): Promise<void> {
  await limitAllTries(deps, [
    ['forgot:ip', client.ip],
    ['forgot:address', emailKey(email)],
  ]);
  const user = await findByEmail(deps.db, email);
  // An unknown email address gets a job too, which is dropped when it runs. Otherwise the response would be faster.
  await deps.jobs.send(deps.db, 'mail', { kind: 'reset-password', userId: user?.id ?? deps.ids.next() });
}
