import type { Actor } from '../actor.ts';

/** Returns whether the actor may manage accounts and see alerts and the audit log (docs/product.md, Roles). */
export function canManageUsers(actor: Actor): boolean {
  return actor.is === 'system' || (actor.is === 'user' && actor.role === 'admin');
}
