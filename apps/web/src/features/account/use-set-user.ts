import type { User } from '@longreturn/contract/account';
import { trpc } from '../../lib/trpc.ts';
import { showToast } from '../toasts/show-toast.ts';

/** Returns a function that replaces the signed-in user on the whole page. */
export function useSetUser(): (user: User) => void {
  const { session } = trpc.useUtils().auth;
  return (user) => session.setData(undefined, user);
}

/** Shows the toast for a failed profile update, with `reason` as its message if that is a string. */
export function showUpdateError(reason: unknown): void {
  const message = typeof reason === 'string' ? reason : 'Failed to update profile';
  showToast({ title: 'Update failed', message, tone: 'bad' });
}
