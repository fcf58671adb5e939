import type { AdminUser } from '@longreturn/contract/admin';
import type { UserEntitlementInput } from '@longreturn/contract/admin-users';
import { idSchema } from '@longreturn/contract/scalars';
import { entitlements } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { changesOf } from '../changes-of.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { UNPAID } from '../entitlements/list-entitlements.ts';
import { recordActivity } from '../record-activity.ts';
import { getAdminUser, lockKnownUser } from './get-admin-user.ts';
import { requireAdmin } from './require-admin.ts';

type Ending = Pick<Deps, 'db' | 'clock' | 'ids'>;

/**
 * Ends a comp or a gift of an account, which may change the account's role (docs/product.md, Roles). Throws
 * session.required, action.forbidden, user.unknown, entitlement.unknown, entitlement.paid and entitlement.ended.
 */
export async function endUserEntitlement(
  deps: Ending,
  actor: Actor,
  { userId, id }: UserEntitlementInput,
): Promise<AdminUser> {
  requireAdmin(actor);
  return inTransaction(deps, async (deps) => {
    const user = await lockKnownUser(deps, userId);
    const { source, state } = await getEndable(deps, { userId, id });
    const before = await getAdminUser(deps, userId);
    const now = deps.clock.now();
    await deps.db
      .update(entitlements)
      .set({ state: 'ended', endedAt: now, updatedAt: now })
      .where(eq(entitlements.id, id));
    const after = await getAdminUser(deps, userId);
    await recordActivity(deps, {
      actor,
      action: 'entitlement.ended',
      target: { type: 'account', id: userId, title: user.name },
      change: { ...changesOf({ role: before.role }, { role: after.role }), [source]: { from: state, to: 'ended' } },
    });
    return after;
  });
}

async function getEndable({ db, clock }: Ending, { userId, id }: UserEntitlementInput) {
  if (!idSchema.safeParse(id).success) throw new AppError('entitlement.unknown');
  const [found] = await db
    .select()
    .from(entitlements)
    .where(and(eq(entitlements.id, id), eq(entitlements.userId, userId)))
    .for('update');
  if (!found) throw new AppError('entitlement.unknown');
  if (!UNPAID.has(found.source)) throw new AppError('entitlement.paid');
  const hasLapsed = found.paidThrough !== null && found.paidThrough <= clock.now();
  if (found.state === 'ended' || hasLapsed) throw new AppError('entitlement.ended');
  return found;
}
