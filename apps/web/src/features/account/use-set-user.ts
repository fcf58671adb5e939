import type { User } from '@longreturn/contract/account';
import { useQueryClient } from '@tanstack/react-query';
import { useTrpc } from '../../lib/use-trpc.ts';

/** Makes what a call answered the account that the whole page shows. */
export function useSetUser(): (user: User) => void {
  const queryClient = useQueryClient();
  const { queryKey } = useTrpc().auth.session.queryOptions();
  return (user) => void queryClient.setQueryData(queryKey, user);
}
