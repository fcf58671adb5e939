import { entitlements } from '@longreturn/db/schema';
import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { Deps } from '../deps.ts';

/** Ends the active complimentary memberships of a locked account. Paid memberships are not affected. */
export async function endComps({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<void> {
  const now = clock.now();
  const isRunningComp = and(
    eq(entitlements.userId, userId),
    eq(entitlements.source, 'comp'),
    ne(entitlements.state, 'ended'),
    or(isNull(entitlements.paidThrough), gt(entitlements.paidThrough, now)),
  );
  await db.update(entitlements).set({ state: 'ended', endedAt: now, updatedAt: now }).where(isRunningComp);
}
