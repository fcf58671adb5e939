import type { User } from '@longreturn/contract/account';
import { createContext } from 'react';

/** Specification §4, Session. 'failed': whether anybody is signed in could not be read. */
export type AuthSession =
  | { is: 'unknown' }
  | { is: 'failed'; error: Error }
  | { is: 'anonymous' }
  | { is: 'user'; user: User };

export interface Auth {
  session: AuthSession;
  /** Ends the session and opens the front page anew; a failure is only logged (specification §8). */
  logOut: () => Promise<void>;
}

export const AuthContext = createContext<Auth | undefined>(undefined);
