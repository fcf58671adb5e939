import { emailKey } from '@longreturn/contract/email-key';
import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { countFailedLogin } from './count-failed-login.ts';
import { freeze } from './freeze.ts';
import { hashEmail } from './hash-email.ts';

/**
 * Records a failed password login for an email address, with or without an account. The tenth failure within fifteen
 * minutes freezes it. Returns 'frozen' if it was frozen before. Runs the same statements with and without an account,
 * so that the response time reveals nothing.
 */
export async function recordLoginFailure(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs'>,
  email: string,
  ip: string,
): Promise<'counted' | 'frozen'> {
  const addressHash = await hashEmail(deps, email);
  return inTransaction(deps, async (deps) => {
    // Lock the account before the failed logins: everything that locks both uses this order.
    const [user] = await deps.db
      .select({ frozenAt: users.frozenAt })
      .from(users)
      .where(eq(users.emailKey, emailKey(email)))
      .for('update');
    if (user?.frozenAt) return 'frozen';
    const outcome = await countFailedLogin(deps, addressHash);
    // The account may have been created while these failures were being recorded.
    const isAccountLeft = outcome === 'frozen' && user !== undefined;
    if (outcome === 'froze' || isAccountLeft) await freeze(deps, email, ip);
    return outcome === 'frozen' ? 'frozen' : 'counted';
  });
}
