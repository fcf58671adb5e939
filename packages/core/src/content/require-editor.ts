import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { canEditContent } from './can-edit-content.ts';

/** Throws action.forbidden unless the actor manages content. */
export function requireEditor(actor: Actor): void {
  if (!canEditContent(actor)) throw new AppError('action.forbidden');
}
