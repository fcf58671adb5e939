import type { Role } from '@longreturn/contract/roles';
import type { Actor } from '../actor.ts';
import type { ReaderKind } from './reader-kind.ts';

const EDITORS: ReadonlySet<Role> = new Set(['editor', 'admin']);

/** Who manages episodes, media items and articles (design: Roles). */
export function canEditContent(actor: Actor): boolean {
  if (actor.is === 'user') return EDITORS.has(actor.role);
  return actor.is === 'system';
}

/** Whether readers of this kind may see what is not public yet: those who manage it. */
export function canReadDrafts(reader: ReaderKind): boolean {
  return reader === 'editor' || reader === 'admin';
}
