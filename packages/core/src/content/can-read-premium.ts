import type { Role } from '@longreturn/contract/roles';
import type { Actor } from '../actor.ts';

const READERS: ReadonlySet<Role> = new Set(['member', 'editor', 'admin']);

/** Who may see what is premium (design: Premium). Everything that shows, finds or sends content asks here. */
export function canReadPremium(actor: Actor): boolean {
  if (actor.is === 'user') return READERS.has(actor.role);
  return actor.is === 'system';
}

/** Whether the actor may see the whole of this episode or article. */
export function canRead(actor: Actor, item: { isPremium: boolean }): boolean {
  return !item.isPremium || canReadPremium(actor);
}
