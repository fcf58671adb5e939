import type { User } from '@longreturn/contract/account';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { AuthContext, type AuthSession } from './auth-context.ts';
import { logOut } from './log-out.ts';
import { useTrpc } from './use-trpc.ts';

/** Says to all within who is signed in; the answer came with the page. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { data, isError } = useQuery(useTrpc().auth.session.queryOptions());
  const auth = useMemo(() => ({ session: sessionOf(data, isError), logOut }), [data, isError]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

function sessionOf(user: User | null | undefined, isError: boolean): AuthSession {
  if (user) return { is: 'user', user };
  if (user === null) return { is: 'anonymous' };
  return isError ? { is: 'failed', error: new Error('Failed to fetch user') } : { is: 'unknown' };
}
