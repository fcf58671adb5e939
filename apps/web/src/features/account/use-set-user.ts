import type { User } from '@longreturn/contract/account';
import { trpc } from '../../lib/trpc.ts';

/** Returns a function that replaces the signed-in user on the whole page. */
export function useSetUser(): (user: User) => void {
  const { session } = trpc.useUtils().auth;
  return (user) => session.setData(undefined, user);
}
