import type { User } from '@longreturn/contract/account';
import { trpc } from '../../lib/trpc.ts';

/** Makes what a call answered the account that the whole page shows. */
export function useSetUser(): (user: User) => void {
  const { session } = trpc.useUtils().auth;
  return (user) => session.setData(undefined, user);
}
