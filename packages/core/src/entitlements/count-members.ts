import { entitlements, users } from '@longreturn/db/schema';
import { and, countDistinct, inArray, notInArray } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { isActiveAt } from './active-at.ts';

/**
 * Counts the users with the role member (docs/product.md, Roles). These have an active entitlement, and their base role
 * is visitor or subscriber.
 * Reads the entitlements that haven't ended, and the few editors and admins, each from an index.
 */
export async function countMembers({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const staff = db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.baseRole, ['editor', 'admin']));
  const [row] = await db
    .select({ members: countDistinct(entitlements.userId) })
    .from(entitlements)
    .where(and(isActiveAt(clock.now()), notInArray(entitlements.userId, staff)));
  return row?.members ?? 0;
}
