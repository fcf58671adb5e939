import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { canManageUsers } from './can-manage-users.ts';

/** Throws session.required for anonymous actors and action.forbidden for users who don't manage accounts. */
export function requireAdmin(actor: Actor): void {
  if (actor.is === 'anonymous') throw new AppError('session.required');
  if (!canManageUsers(actor)) throw new AppError('action.forbidden');
}
