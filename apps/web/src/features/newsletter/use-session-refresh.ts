import { useAuth } from '../../lib/auth-provider.tsx';
import { trpc } from '../../lib/trpc.ts';

/**
 * Returns a function that reads the signed-in user again. Call the function when the newsletter subscription has
 * changed, because /profile shows whether the user gets the newsletter.
 */
export function useSessionRefresh(): () => void {
  const isSignedIn = useAuth().session.is === 'user';
  const { session } = trpc.useUtils().auth;
  return () => {
    if (isSignedIn) void session.invalidate();
  };
}
