import { useQueryClient } from '@tanstack/react-query';
import { useAuth } from '../../lib/use-auth.ts';
import { useTrpc } from '../../lib/use-trpc.ts';

/** For what changes a subscription: /profile shows the same truth, so who is signed in is read anew. */
export function useSessionRefresh(): () => void {
  const isSignedIn = useAuth().session.is === 'user';
  const queryClient = useQueryClient();
  const { queryKey } = useTrpc().auth.session.queryOptions();
  return () => {
    if (isSignedIn) void queryClient.invalidateQueries({ queryKey });
  };
}
