import { useAuth } from '../../lib/auth-provider.tsx';
import { trpc } from '../../lib/trpc.ts';

/** Reads the signed-in user again after their subscription changed, as /profile shows it. */
export function useSessionRefresh(): () => void {
  const isSignedIn = useAuth().session.is === 'user';
  const { session } = trpc.useUtils().auth;
  return () => {
    if (isSignedIn) void session.invalidate();
  };
}
