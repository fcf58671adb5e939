import type { AdminUserPage, ListUsersInput } from '@longreturn/contract/admin';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** A page of all accounts, newest first; `q` matches name or address. Throws session.required, action.forbidden, input.invalid. */
export async function listUsers(
  _deps: Pick<Deps, 'db'>,
  _actor: Actor,
  _input: ListUsersInput,
): Promise<AdminUserPage> {
  throw new AppError('service.internal');
}
