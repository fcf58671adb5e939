import type { AdminUser, SetRoleInput } from '@longreturn/contract/admin';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** Gives an account a role and ends its sessions (specification §4, Role changes). Throws session.required, action.forbidden, user.unknown, admin.self, admin.last. */
export async function setRole(_deps: Deps, _actor: Actor, _input: SetRoleInput): Promise<AdminUser> {
  throw new AppError('service.internal');
}
