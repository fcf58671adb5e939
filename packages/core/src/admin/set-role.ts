import type { SubscriptionStatus } from '@longreturn/contract/account';
import { type AdminUser, type SetRoleInput, setRoleInput } from '@longreturn/contract/admin';
import type { Role } from '@longreturn/contract/roles';
import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { selectAccounts } from '../account/account-row.ts';
import type { UserRow } from '../account/lock-user.ts';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { parseInput } from '../parse-input.ts';
import { recordActivity } from '../record-activity.ts';
import { lockOtherUser } from './lock-other-user.ts';
import { presentAdminUser } from './present-admin-user.ts';
import { requireAdmin } from './require-admin.ts';

/**
 * Gives an account a role (specification §4, Role changes). Its sessions go on and have the new role from the next request.
 * Throws session.required, action.forbidden, input.invalid, user.unknown, admin.self, admin.last.
 */
export async function setRole(deps: Deps, actor: Actor, input: SetRoleInput): Promise<AdminUser> {
  requireAdmin(actor);
  const { userId, role } = parseInput(setRoleInput, input);
  return inTransaction(deps, async (deps) => {
    const user = await lockOtherUser(deps, actor, userId, { keepsAdmin: role === 'admin' });
    if (user.role !== role) await change(deps, user, role);
    const [row] = await selectAccounts(deps.db).where(eq(users.id, userId));
    if (!row) throw new AppError('user.unknown');
    return presentAdminUser(row);
  });
}

async function change(deps: Deps, user: UserRow, role: Role): Promise<void> {
  const subscriptionStatus = statusAs(role, user.subscriptionStatus);
  await deps.db
    .update(users)
    .set({ role, subscriptionStatus, updatedAt: deps.clock.now() })
    .where(eq(users.id, user.id));
  await recordActivity(deps, {
    title: 'Role changed',
    description: `${user.name}: ${user.role} to ${role}`,
    userId: user.id,
  });
}

/** A member by an administrator's hand is a guest of the house, for as long as they are a member (design: Roles). */
function statusAs(role: Role, before: SubscriptionStatus): SubscriptionStatus {
  if (role === 'member') return 'comp';
  return before === 'comp' ? 'none' : before;
}
