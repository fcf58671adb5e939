import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';

/** Returns the signed-in user. Throws session.required for other actors. */
export function requireUser(actor: Actor): Extract<Actor, { is: 'user' }> {
  if (actor.is !== 'user') throw new AppError('session.required');
  return actor;
}
