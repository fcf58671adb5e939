import type { Actor } from '../actor.ts';

/** Who manages accounts, and sees alerts and what happened (specification §6). */
export function canManageUsers(actor: Actor): boolean {
  return actor.is === 'system' || (actor.is === 'user' && actor.role === 'admin');
}
