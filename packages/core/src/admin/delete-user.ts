import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** Deletes an account; the books stay, without a name. Throws session.required, action.forbidden, user.unknown, admin.self, admin.last. */
export async function deleteUser(_deps: Deps, _actor: Actor, _userId: string): Promise<void> {
  throw new AppError('service.internal');
}
