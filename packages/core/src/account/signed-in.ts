import type { User } from '@longreturn/contract/account';
import type { Actor } from '../actor.ts';

/** A new session: the secret for the browser's cookie, and the session's expiry. The secret is stored nowhere else. */
export interface IssuedSession {
  secret: string;
  expiresAt: Date;
}

/** A user who has just signed in. */
export interface SignedIn {
  user: User;
  session: IssuedSession;
}

/** The session of a request. */
export interface CurrentSession {
  /** The public ID by which the user refers to the session. */
  id: string;
  actor: Extract<Actor, { is: 'user' }>;
  /** The account at the time of the request. */
  user: User;
  /** The new expiry if this request extended the session. The cookie must then be updated. */
  renewedUntil?: Date;
}
