import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { canEditContent } from './can-edit-content.ts';

/** Throws session.required for anonymous actors and action.forbidden for users who don't manage content. */
export function requireEditor(actor: Actor): void {
  if (actor.is === 'anonymous') throw new AppError('session.required');
  if (!canEditContent(actor)) throw new AppError('action.forbidden');
}
