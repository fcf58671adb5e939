import { LIMITS } from '@longreturn/contract/limits';
import { loginFailures } from '@longreturn/db/schema';
import { and, eq, lte } from 'drizzle-orm';
import { countRows } from '../content/count-rows.ts';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { freeze } from './freeze.ts';
import { lockUser } from './lock-user.ts';

/**
 * Counts a wrong password; the tenth within fifteen minutes freezes the account, once however many come together.
 * Asks as much of the database when nobody has the id, so that an unknown address is not answered sooner.
 */
export async function recordLoginFailure(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs'>,
  userId: string,
  ip: string,
): Promise<void> {
  await inTransaction(deps, async (deps) => {
    const user = await lockUser(deps.db, userId);
    const counts = user && !user.frozenAt;
    const now = deps.clock.now();
    const isOld = lte(loginFailures.at, new Date(now.getTime() - LIMITS.freezeMinutes * 60_000));
    const isOwn = eq(loginFailures.userId, userId);
    await deps.db.delete(loginFailures).where(and(isOwn, isOld));
    if (counts) await deps.db.insert(loginFailures).values({ id: deps.ids.next(), userId, ip, at: now });
    const failures = await countRows(deps.db, loginFailures, isOwn);
    if (counts && failures >= LIMITS.freezeFailures) await freeze(deps, user, ip);
  });
}
