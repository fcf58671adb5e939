import { type ForgotPasswordInput, forgotPasswordInput } from '@longreturn/contract/account-input';
import { emailKey } from '@longreturn/contract/email-key';
import type { Deps } from '../deps.ts';
import { parseInput } from '../parse-input.ts';
import { limitTries } from '../rate-limits/limit-tries.ts';
import type { Client } from './client.ts';
import { findByAddress } from './find-by-address.ts';

/** Queues the mail with a link for a new password, if the address has an account; same answer and time if not. Throws input.invalid, rate.limited. */
export async function forgotPassword(deps: Deps, client: Client, input: ForgotPasswordInput): Promise<void> {
  const { email } = parseInput(forgotPasswordInput, input);
  await limitTries(deps, 'forgot:ip', client.ip);
  await limitTries(deps, 'forgot:address', emailKey(email));
  const user = await findByAddress(deps.db, email);
  // A mail to nobody is queued too, and dropped when it is to be made: not queueing would answer sooner.
  await deps.jobs.send(deps.db, 'mail', { kind: 'reset-password', userId: user?.id ?? deps.ids.next() });
}
