import type { User } from '@longreturn/contract/account';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { logOut } from './log-out.ts';
import { trpc } from './trpc.ts';

/** Provides the session, which the server sends with the page, and the logout function. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { data, isError } = trpc.auth.session.useQuery();
  const { mutateAsync: end, isPending: isLoggingOut } = trpc.auth.logout.useMutation();
  const auth = useMemo(
    () => ({ session: authSession({ data, isError }), logOut: () => logOut(end), isLoggingOut }),
    [data, isError, end, isLoggingOut],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

interface Auth {
  session: AuthSession;
  /** Ends the session and loads the home page. A failure is only logged. */
  logOut: () => Promise<void>;
  isLoggingOut: boolean;
}

const AuthContext = createContext<Auth | undefined>(undefined);

/** The state of the session. 'unknown': not read yet. 'failed': it couldn't be read. */
type AuthSession =
  | { is: 'unknown' }
  | { is: 'failed'; error: Error }
  | { is: 'anonymous' }
  | { is: 'user'; user: User };

/** Converts the result of the session query to a state. `data` is null for anonymous readers. */
export function authSession({ data, isError }: { data: User | null | undefined; isError: boolean }): AuthSession {
  if (data) return { is: 'user', user: data };
  if (data === null) return { is: 'anonymous' };
  return isError ? { is: 'failed', error: new Error('Failed to fetch user') } : { is: 'unknown' };
}

/** Returns the session and the logout function. Throws outside `AuthProvider`. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/**
 * Returns the fields of the signed-in user that every page may use; undefined for anonymous readers. A page that uses
 * other fields needs a route with `rendering: 'perUser'` (decision 21). On other routes, the server fills in the name
 * and the email address after it has rendered the page. The page must therefore show these values unchanged, and as
 * often as it reads them: a name that is read twice must be shown twice.
 */
export function useReader(): Pick<User, 'name' | 'email' | 'role' | 'subscriptionStatus'> | undefined {
  const { session } = useAuth();
  return session.is === 'user' ? session.user : undefined;
}
