import { entitlements } from '@longreturn/db/schema';
import { and, eq, gt, isNull, ne, or } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';

interface Comp {
  userId: string;
  /** When it expires; undefined if it has no end date. */
  paidThrough?: Date;
  reason: string;
}

/**
 * Grants a complimentary membership that starts now. Billing never ends it (docs/product.md, Roles). The caller has
 * checked the actor's rights and locked the account.
 */
export async function grantComp(
  { db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  { userId, paidThrough, reason }: Comp,
): Promise<void> {
  const now = clock.now();
  await db.insert(entitlements).values({
    id: ids.next(),
    userId,
    source: 'comp',
    state: 'active',
    from: now,
    paidThrough: paidThrough ?? null,
    grantedBy: actor.is === 'user' ? actor.id : null,
    reason,
    createdAt: now,
    updatedAt: now,
  });
}

/**
 * Ends the active complimentary memberships of an account and returns them. Paid memberships are not affected. The
 * caller has locked the account's row in the database.
 */
export async function endComps(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<{ reason: string; paidThrough: Date | null }[]> {
  const now = clock.now();
  const isActiveComp = and(
    eq(entitlements.userId, userId),
    eq(entitlements.source, 'comp'),
    ne(entitlements.state, 'ended'),
    or(isNull(entitlements.paidThrough), gt(entitlements.paidThrough, now)),
  );
  return db
    .update(entitlements)
    .set({ state: 'ended', endedAt: now, updatedAt: now })
    .where(isActiveComp)
    .returning({ reason: entitlements.reason, paidThrough: entitlements.paidThrough });
}
