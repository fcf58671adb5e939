import { createHmac } from 'node:crypto';
import { emailKey } from '@longreturn/contract/account-input';
import { LIMITS } from '@longreturn/contract/limits';
import { failedLogins, users } from '@longreturn/db/schema';
import { eq, isNull, sql } from 'drizzle-orm';
import { type Deps, inTransaction } from '../deps.ts';
import { siteKey } from '../site-key.ts';
import { freeze } from './freeze.ts';

/**
 * Records a failed password login for an email address, which doesn't need to have an account. The tenth failure within
 * 15 minutes freezes the email address. Returns 'frozen' if it was already frozen. Runs the same statements with and
 * without an account, so that the response time doesn't reveal whether there is one.
 */
export async function recordLoginFailure(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs'>,
  email: string,
  ip: string,
): Promise<'counted' | 'frozen'> {
  const emailHash = await hashEmail(deps, email);
  return inTransaction(deps, async (deps) => {
    // Lock the account before the failed logins, as all code that locks both does, to prevent deadlocks.
    const [user] = await deps.db
      .select({ frozenAt: users.frozenAt })
      .from(users)
      .where(eq(users.emailKey, emailKey(email)))
      .for('update');
    if (user?.frozenAt) return 'frozen';
    const outcome = await countFailedLogin(deps, emailHash);
    // The email address can be frozen although its account isn't: the account may have been created while failures were
    // being recorded.
    const isUnfrozenAccount = outcome === 'frozen' && user !== undefined;
    if (outcome === 'froze' || isUnfrozenAccount) await freeze(deps, email, ip);
    return outcome === 'frozen' ? 'frozen' : 'counted';
  });
}

/**
 * Counts a failed login for an email address in one statement, so that concurrent failures are counted exactly. Returns
 * 'froze' for the tenth failure within 15 minutes, and 'frozen' for later failures, which are not counted.
 */
async function countFailedLogin(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  emailHash: string,
): Promise<'counted' | 'froze' | 'frozen'> {
  const now = clock.now();
  const countsSince = new Date(now.getTime() - LIMITS.freezeMinutes * 60_000).toISOString();
  const recent = sql`array(select t from unnest(${failedLogins.times}) t where t > ${countsSince}::timestamptz)`;
  const isLimitReached = sql`cardinality(${recent}) + 1 >= ${LIMITS.freezeFailures}`;
  const [row] = await db
    .insert(failedLogins)
    .values({ emailHash, times: [now], lastAt: now })
    .onConflictDoUpdate({
      target: failedLogins.emailHash,
      set: {
        times: sql`${recent} || excluded.times`,
        lastAt: now,
        frozenAt: sql`case when ${isLimitReached} then excluded.last_at end`,
      },
      setWhere: isNull(failedLogins.frozenAt),
    })
    .returning({ frozenAt: failedLogins.frozenAt });
  if (!row) return 'frozen';
  return row.frozenAt ? 'froze' : 'counted';
}

/**
 * Returns the key under which an email address's failed logins are stored: the HMAC-SHA256 of its `emailKey`, in
 * hexadecimal.
 */
export async function hashEmail(deps: Pick<Deps, 'db' | 'clock'>, email: string): Promise<string> {
  const key = await siteKey(deps, 'login-addresses');
  return createHmac('sha256', key).update(emailKey(email)).digest('hex');
}
