import type { Role } from '@longreturn/contract/roles';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';

/** Throws session.required for anonymous actors and action.forbidden for users who are neither editors nor admins. */
export function requireEditor(actor: Actor): void {
  if (actor.is === 'anonymous') throw new AppError('session.required');
  if (!canEditContent(actor)) throw new AppError('action.forbidden');
}

const EDITORS: ReadonlySet<Role> = new Set(['editor', 'admin']);

/** Returns whether the actor may manage episodes, media items and articles (docs/product.md, Roles). */
function canEditContent(actor: Actor): boolean {
  if (actor.is === 'user') return EDITORS.has(actor.role);
  return actor.is === 'system';
}
