import type { Role } from '@longreturn/contract/roles';
import { AppError } from './app-error.ts';

/** The actor of a use case: an anonymous visitor, a signed-in user, or the site itself (at startup and in jobs). */
export type Actor = { is: 'anonymous' } | { is: 'user'; id: string; role: Role } | { is: 'system' };

export const ANONYMOUS: Actor = { is: 'anonymous' };
export const SYSTEM: Actor = { is: 'system' };

/** The browser that sends a request: its IP address, and the name of the device, for example 'Firefox on Linux'. */
export interface Client {
  ip: string;
  device: string;
}

/** Returns the signed-in user. Throws session.required for other actors. */
export function requireUser(actor: Actor): Extract<Actor, { is: 'user' }> {
  if (actor.is !== 'user') throw new AppError('session.required');
  return actor;
}
