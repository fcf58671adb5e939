import type { Role } from '@longreturn/contract/roles';
import type { Actor } from '../actor.ts';
import type { ReaderKind } from './reader-kind.ts';

const EDITORS: ReadonlySet<Role> = new Set(['editor', 'admin']);

/** Returns whether the actor may manage episodes, media items and articles (docs/product.md, Roles). */
export function canEditContent(actor: Actor): boolean {
  if (actor.is === 'user') return EDITORS.has(actor.role);
  return actor.is === 'system';
}

/** Returns whether readers of this kind may see drafts and scheduled items. */
export function canReadDrafts(reader: ReaderKind): boolean {
  return reader === 'editor' || reader === 'admin';
}
