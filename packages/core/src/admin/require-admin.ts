import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';

/** Throws session.required for anonymous actors and action.forbidden for users who aren't admins. */
export function requireAdmin(actor: Actor): void {
  if (actor.is === 'anonymous') throw new AppError('session.required');
  if (!canManageUsers(actor)) throw new AppError('action.forbidden');
}

/** Returns whether the actor may manage accounts and see alerts and the audit log (docs/product.md, Roles). */
export function canManageUsers(actor: Actor): boolean {
  return actor.is === 'system' || (actor.is === 'user' && actor.role === 'admin');
}
