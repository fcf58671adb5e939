import type { Failure } from '../../lib/read-failure.ts';
import { showToast } from '../toasts/show-toast.ts';

/** Says why nothing was sent; where the server says nothing, what else to do (specification §8). */
export function failContact(title: string, address: string, { message }: Failure): undefined {
  const fallback = `Please try again later, or write to us at ${address}.`;
  showToast({ title, message: message ?? fallback, tone: 'bad' });
}
