import { trpc } from '../../lib/trpc.ts';
import { useAuth } from '../../lib/use-auth.ts';

/** Reads the signed-in user again after their subscription changed, as /profile shows it. */
export function useSessionRefresh(): () => void {
  const isSignedIn = useAuth().session.is === 'user';
  const { session } = trpc.useUtils().auth;
  return () => {
    if (isSignedIn) void session.invalidate();
  };
}
