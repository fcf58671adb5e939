import type { Role } from '@longreturn/contract/roles';
import type { Actor } from '../actor.ts';

/**
 * A reader kind. All readers of one kind get the same response to the same request for public content, including
 * errors.
 */
export type ReaderKind = 'anonymous' | 'registered' | 'member' | 'editor' | 'admin';

const KINDS: Record<Role, ReaderKind> = {
  visitor: 'registered',
  subscriber: 'registered',
  member: 'member',
  editor: 'editor',
  admin: 'admin',
};

/** Returns the actor's reader kind. The site itself has the rights of an admin. */
export function readerKind(actor: Actor): ReaderKind {
  if (actor.is === 'user') return KINDS[actor.role];
  return actor.is === 'system' ? 'admin' : 'anonymous';
}

const WITH_ACCESS: ReadonlySet<ReaderKind> = new Set(['member', 'editor', 'admin']);

/**
 * Returns whether readers of this kind have access to premium content. All code that shows, finds or sends content
 * checks this.
 */
export function canReadPremium(reader: ReaderKind): boolean {
  return WITH_ACCESS.has(reader);
}

/** Returns whether readers of this kind have access to the whole episode, article or issue. */
export function canRead(reader: ReaderKind, item: { isPremium: boolean }): boolean {
  return !item.isPremium || canReadPremium(reader);
}

/** Returns whether readers of this kind have access to drafts and scheduled items. */
export function canReadDrafts(reader: ReaderKind): boolean {
  return reader === 'editor' || reader === 'admin';
}

/** Returns the error code for a reader without access to premium content. */
export function premiumRefusal(reader: ReaderKind): 'premium.session_required' | 'premium.membership_required' {
  return reader === 'anonymous' ? 'premium.session_required' : 'premium.membership_required';
}
