import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { AuthContext } from './auth-context.ts';
import { authSession } from './auth-session.ts';
import { logOut } from './log-out.ts';
import { useTrpc } from './use-trpc.ts';

/** Says to all within who is signed in; the answer came with the page. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { data, isError } = useQuery(useTrpc().auth.session.queryOptions());
  const auth = useMemo(() => ({ session: authSession({ data, isError }), logOut }), [data, isError]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}
