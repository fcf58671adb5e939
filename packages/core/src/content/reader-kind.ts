import type { Role } from '@longreturn/contract/roles';
import type { Actor } from '../actor.ts';

/** Readers of one kind get the same answer to the same question about public content, failures included. */
export type ReaderKind = 'anonymous' | 'registered' | 'member' | 'editor' | 'admin';

const KINDS: Record<Role, ReaderKind> = {
  visitor: 'registered',
  subscriber: 'registered',
  member: 'member',
  editor: 'editor',
  admin: 'admin',
};

/** The kind of reader that the actor is. The site itself reads like an admin. */
export function readerKind(actor: Actor): ReaderKind {
  if (actor.is === 'user') return KINDS[actor.role];
  return actor.is === 'system' ? 'admin' : 'anonymous';
}
