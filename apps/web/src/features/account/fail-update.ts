import { showToast } from '../toasts/show-toast.ts';

/** Says that a change of the profile failed (specification §8), with the server's reason for what is not a field's. */
export function failUpdate(reason: unknown): void {
  const message = typeof reason === 'string' ? reason : 'Failed to update profile';
  showToast({ title: 'Update failed', message, tone: 'bad' });
}
