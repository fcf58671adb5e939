import type { Actor } from '../actor.ts';
import { canReadPremium } from './can-read-premium.ts';

/** Readers of one kind get the same answer to the same question about public content, failures included. */
export type ReaderKind = 'anonymous' | 'without-access' | 'with-access';

/** The kind of reader the actor is. */
export function readerKind(actor: Actor): ReaderKind {
  if (actor.is === 'anonymous') return 'anonymous';
  return canReadPremium(actor) ? 'with-access' : 'without-access';
}
