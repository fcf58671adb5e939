import { emailKey } from '@longreturn/contract/email-key';
import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { countFailedLogin } from './count-failed-login.ts';
import { freeze } from './freeze.ts';
import { hashAddress } from './hash-address.ts';

/**
 * Records a failed password login of an address, whether or not it has an account. The tenth within fifteen minutes
 * freezes the address. Results in 'frozen' when it was frozen before. Runs the same statements with and without an
 * account, so that the time of the answer tells nothing.
 */
export async function recordLoginFailure(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs'>,
  email: string,
  ip: string,
): Promise<'counted' | 'frozen'> {
  const addressHash = await hashAddress(deps, email);
  return inTransaction(deps, async (deps) => {
    // The account is locked before the address's failures, in the order of everything else that locks both.
    const [user] = await deps.db
      .select({ frozenAt: users.frozenAt })
      .from(users)
      .where(eq(users.emailKey, emailKey(email)))
      .for('update');
    if (user?.frozenAt) return 'frozen';
    const outcome = await countFailedLogin(deps, addressHash);
    // The account may have been opened while failures of its address were being recorded.
    const isAccountLeft = outcome === 'frozen' && user !== undefined;
    if (outcome === 'froze' || isAccountLeft) await freeze(deps, email, ip);
    return outcome === 'frozen' ? 'frozen' : 'counted';
  });
}
