import type { Role } from '@longreturn/contract/roles';
import type { Actor } from '../actor.ts';

const EDITORS: ReadonlySet<Role> = new Set(['editor', 'admin']);

/** Who manages episodes, media items and articles (design: Roles). */
export function canEditContent(actor: Actor): boolean {
  if (actor.is === 'user') return EDITORS.has(actor.role);
  return actor.is === 'system';
}
