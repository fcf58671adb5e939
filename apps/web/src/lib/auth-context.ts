import { createContext } from 'react';
import type { AuthSession } from './auth-session.ts';

export interface Auth {
  session: AuthSession;
  /** Ends the session and reloads the home page. A failure is only logged. */
  logOut: () => Promise<void>;
  isLoggingOut: boolean;
}

export const AuthContext = createContext<Auth | undefined>(undefined);
