import { useAuth } from '../../lib/auth-provider.tsx';
import { trpc } from '../../lib/trpc.ts';

/**
 * Returns a function that reads the signed-in user again. Call it when the subscription has changed, because /profile
 * shows its state.
 */
export function useSessionRefresh(): () => void {
  const isSignedIn = useAuth().session.is === 'user';
  const { session } = trpc.useUtils().auth;
  return () => {
    if (isSignedIn) void session.invalidate();
  };
}
