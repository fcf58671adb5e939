import type { ForgotPasswordInput } from '@longreturn/contract/account-input';
import { emailKey } from '@longreturn/contract/email-key';
import type { Deps } from '../deps.ts';
import { limitAllTries } from '../rate-limits/limit-tries.ts';
import type { Client } from './client.ts';
import { findByAddress } from './find-by-address.ts';

/** Queues the mail with a link for a new password, if the address has an account; same answer and time if not. Throws rate.limited. */
export async function forgotPassword(deps: Deps, client: Client, { email }: ForgotPasswordInput): Promise<void> {
  await limitAllTries(deps, [
    ['forgot:ip', client.ip],
    ['forgot:address', emailKey(email)],
  ]);
  const user = await findByAddress(deps.db, email);
  // A mail to nobody is queued too, and dropped when it is to be made: not queueing would answer sooner.
  await deps.jobs.send(deps.db, 'mail', { kind: 'reset-password', userId: user?.id ?? deps.ids.next() });
}
