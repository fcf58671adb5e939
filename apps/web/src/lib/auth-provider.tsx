import { type ReactNode, useMemo } from 'react';
import { AuthContext } from './auth-context.ts';
import { authSession } from './auth-session.ts';
import { logOut } from './log-out.ts';
import { trpc } from './trpc.ts';

/** Provides the signed-in user, which the server sends with the page. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { data, isError } = trpc.auth.session.useQuery();
  const { mutateAsync: end, isPending: isLoggingOut } = trpc.auth.logout.useMutation();
  const auth = useMemo(
    () => ({ session: authSession({ data, isError }), logOut: () => logOut(end), isLoggingOut }),
    [data, isError, end, isLoggingOut],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
