import type { Role } from '@longreturn/contract/roles';
import type { Actor } from '../actor.ts';

/** Readers of the same kind get the same response to the same request for public content, errors included. */
export type ReaderKind = 'anonymous' | 'registered' | 'member' | 'editor' | 'admin';

const KINDS: Record<Role, ReaderKind> = {
  visitor: 'registered',
  subscriber: 'registered',
  member: 'member',
  editor: 'editor',
  admin: 'admin',
};

/** Returns the actor's kind of reader. The site itself reads like an admin. */
export function readerKind(actor: Actor): ReaderKind {
  if (actor.is === 'user') return KINDS[actor.role];
  return actor.is === 'system' ? 'admin' : 'anonymous';
}
