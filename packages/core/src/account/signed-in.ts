import type { User } from '@longreturn/contract/account';
import type { Actor } from '../actor.ts';

/** A new session: what the reader's browser keeps, and until when. Nobody else ever sees the secret. */
export interface IssuedSession {
  secret: string;
  expiresAt: Date;
}

/** Somebody has just signed in. */
export interface SignedIn {
  user: User;
  session: IssuedSession;
}

/** The session that a request came with. */
export interface CurrentSession {
  /** The public id by which its owner names it. */
  id: string;
  actor: Extract<Actor, { is: 'user' }>;
  /** The account, as it was when the request came. */
  user: User;
  /** The new end of a session that has just been prolonged; the reader's cookie must follow. */
  renewedUntil?: Date;
}
