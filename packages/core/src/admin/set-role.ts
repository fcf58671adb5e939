import type { AdminUser, SetRoleInput } from '@longreturn/contract/admin';
import type { BaseRole, Role } from '@longreturn/contract/roles';
import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { presentAdminUser, selectAccounts } from '../account/present-user.ts';
import type { UserRow } from '../account/user-row.ts';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { endComps, grantComp } from '../entitlements/grant-comp.ts';
import { recordActivity } from '../record-activity.ts';
import { lockOtherUser } from './delete-user.ts';
import { requireAdmin } from './require-admin.ts';

/**
 * Sets the role of an account and returns the account (docs/product.md, Roles). The role 'member' grants a
 * complimentary membership; any other role ends it. Paid memberships are not affected. Sessions continue, with the new
 * role from the next request on. Throws session.required, action.forbidden, user.unknown, admin.self, admin.last.
 */
export async function setRole(deps: Deps, actor: Actor, { userId, role }: SetRoleInput): Promise<AdminUser> {
  requireAdmin(actor);
  return inTransaction(deps, async (deps) => {
    const user = await lockOtherUser(deps, actor, userId, { keepsAdmin: role === 'admin' });
    const before = await getAdminUser(deps, userId);
    if (before.role === role) return before;
    await changeRole(deps, actor, user, role);
    const after = await getAdminUser(deps, userId);
    if (after.role === before.role) return after;
    await recordActivity(deps, {
      actor,
      action: 'role.changed',
      target: { type: 'account', id: userId, title: user.name },
      change: { role: { from: before.role, to: after.role } },
    });
    return after;
  });
}

async function changeRole(deps: Deps, actor: Actor, user: UserRow, role: Role): Promise<void> {
  const baseRole = role === 'member' ? roleAfterMembership(user) : role;
  await deps.db.update(users).set({ baseRole, updatedAt: deps.clock.now() }).where(eq(users.id, user.id));
  await endComps(deps, user.id);
  if (role === 'member') await grantComp(deps, actor, { userId: user.id, reason: 'Role set to member' });
}

/** Returns the base role of a member, which applies again when the membership ends. */
function roleAfterMembership({ emailConfirmedAt }: UserRow): BaseRole {
  return emailConfirmedAt ? 'subscriber' : 'visitor';
}

async function getAdminUser({ db, clock }: Deps, userId: string): Promise<AdminUser> {
  const [row] = await selectAccounts(db).where(eq(users.id, userId));
  if (!row) throw new AppError('user.unknown');
  return presentAdminUser(row, clock.now());
}
