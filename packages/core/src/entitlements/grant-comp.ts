import { entitlements } from '@longreturn/db/schema';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';

interface Comp {
  userId: string;
  /** When it lapses by itself; without an end if absent. */
  paidThrough?: Date;
  reason: string;
}

/**
 * Adds a complimentary membership to the ledger, from now on. Billing never ends it (product.md, Roles). The caller has
 * checked the actor's right and locked the account.
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
