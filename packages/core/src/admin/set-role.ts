import type { AdminUser, SetRoleInput } from '@longreturn/contract/admin';
import type { BaseRole, Role } from '@longreturn/contract/roles';
import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { UserRow } from '../account/user-row.ts';
import type { Actor } from '../actor.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { endComps, grantComp } from '../entitlements/grant-comp.ts';
import { recordActivity } from '../record-activity.ts';
import { lockOtherUser } from './delete-user.ts';
import { getAdminUser } from './get-admin-user.ts';
import { requireAdmin } from './require-admin.ts';

const SET_BY_ADMIN = 'Role set to member';

/**
 * Sets the role of an account and returns the account (docs/product.md, Roles). The role 'member' grants a
 * complimentary membership, even to a paying member. Any other role ends complimentary memberships, but not paid ones.
 * Sessions continue, with the new role from the next request on. Throws session.required, action.forbidden,
 * user.unknown, admin.self, admin.last.
 */
export async function setRole(deps: Deps, actor: Actor, { userId, role }: SetRoleInput): Promise<AdminUser> {
  requireAdmin(actor);
  return inTransaction(deps, async (deps) => {
    const user = await lockOtherUser(deps, actor, userId, { keepsAdmin: role === 'admin' });
    const before = await getAdminUser(deps, userId);
    const isPaidMember = before.role === 'member' && before.subscriptionStatus !== 'comp';
    if (before.role === role && !isPaidMember) return before;
    await changeRole(deps, actor, user, role);
    const after = await getAdminUser(deps, userId);
    const target = { type: 'account', id: userId, title: user.name } as const;
    if (after.role !== before.role) {
      const change = { role: { from: before.role, to: after.role } };
      await recordActivity(deps, { actor, action: 'role.changed', target, change });
    } else if (role === 'member') {
      const change = { reason: { from: null, to: SET_BY_ADMIN } };
      await recordActivity(deps, { actor, action: 'comp.granted', target, change });
    }
    return after;
  });
}

async function changeRole(deps: Deps, actor: Actor, user: UserRow, role: Role): Promise<void> {
  const baseRole = role === 'member' ? roleAfterMembership(user) : role;
  await deps.db.update(users).set({ baseRole, updatedAt: deps.clock.now() }).where(eq(users.id, user.id));
  await endComps(deps, user.id);
  if (role === 'member') await grantComp(deps, actor, { userId: user.id, reason: SET_BY_ADMIN });
}

/** Returns the base role of a member, which applies again when the membership ends. */
function roleAfterMembership({ emailConfirmedAt }: UserRow): BaseRole {
  return emailConfirmedAt ? 'subscriber' : 'visitor';
}
