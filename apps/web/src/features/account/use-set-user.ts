import type { User } from '@longreturn/contract/account';
import { trpc } from '../../lib/trpc.ts';
import { showToast } from '../toasts/show-toast.ts';

/** Returns a function that replaces the cached data of the signed-in user, which the whole page uses. */
export function useSetUser(): (user: User) => void {
  const { session } = trpc.useUtils().auth;
  return (user) => session.setData(undefined, user);
}

/** Shows the toast for a failed profile update. If `reason` is a string, it is the toast's message. */
export function showUpdateError(reason: unknown): void {
  const message = typeof reason === 'string' ? reason : 'Failed to update profile';
  showToast({ title: 'Update failed', message, tone: 'bad' });
}
