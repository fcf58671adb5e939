import { showToast } from '../toasts/show-toast.ts';

/** Shows the toast for a failed profile update, with the server's reason if it concerns no field. */
export function failUpdate(reason: unknown): void {
  const message = typeof reason === 'string' ? reason : 'Failed to update profile';
  showToast({ title: 'Update failed', message, tone: 'bad' });
}
