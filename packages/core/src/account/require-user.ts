import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';

/** The signed-in person who asks. Throws session.required when it is nobody. */
export function requireUser(actor: Actor): Extract<Actor, { is: 'user' }> {
  if (actor.is !== 'user') throw new AppError('session.required');
  return actor;
}
