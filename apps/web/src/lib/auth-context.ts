import { createContext } from 'react';
import type { AuthSession } from './auth-session.ts';

export interface Auth {
  session: AuthSession;
  /** Ends the session and opens the home page anew. A failure is only logged (specification §8). */
  logOut: () => Promise<void>;
  isLoggingOut: boolean;
}

export const AuthContext = createContext<Auth | undefined>(undefined);
