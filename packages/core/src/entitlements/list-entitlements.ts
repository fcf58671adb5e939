import type { UserEntitlement } from '@longreturn/contract/admin-users';
import type { EntitlementSource } from '@longreturn/contract/roles';
import { entitlements, users } from '@longreturn/db/schema';
import { desc, eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { isActive } from './account-standing.ts';

/**
 * The sources of the entitlements that an admin can end. All other entitlements are ended by their payment provider.
 */
export const UNPAID: ReadonlySet<EntitlementSource> = new Set(['comp', 'gift']);

/** Lists the entitlements of an account, newest first, with the admins who granted them. */
export async function listEntitlements(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<UserEntitlement[]> {
  const rows = await db
    .select({ entitlement: entitlements, grantedBy: { id: users.id, name: users.name } })
    .from(entitlements)
    .leftJoin(users, eq(users.id, entitlements.grantedBy))
    .where(eq(entitlements.userId, userId))
    .orderBy(desc(entitlements.from), desc(entitlements.id));
  const now = clock.now();
  return rows.map(({ entitlement, grantedBy }) => {
    const { id, source, state, reason, from, paidThrough, endedAt } = entitlement;
    const hasLapsed = paidThrough !== null && paidThrough <= now;
    return {
      id,
      source,
      state,
      reason,
      from: from.toISOString(),
      paidThrough: paidThrough?.toISOString() ?? null,
      endedAt: endedAt?.toISOString() ?? null,
      isActive: isActive(entitlement, now),
      canEnd: UNPAID.has(source) && state !== 'ended' && !hasLapsed,
      grantedBy,
    };
  });
}
