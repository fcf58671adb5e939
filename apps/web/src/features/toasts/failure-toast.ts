import { readFailure } from '../../lib/read-failure.ts';
import { showToast } from './show-toast.ts';

/**
 * Returns an `onError` handler for a mutation. The toast shows the server's text, or `fallback` if there was no
 * response.
 */
export function failureToast(title: string, fallback = 'Please try again.'): (error: unknown) => void {
  return (error) => showToast({ title, message: readFailure(error).message ?? fallback, tone: 'bad' });
}
