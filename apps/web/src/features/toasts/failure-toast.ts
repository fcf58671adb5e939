import { readFailure } from '../../lib/read-failure.ts';
import { showToast } from './show-toast.ts';

/** An `onError` of a mutation. Its toast has the server's text, or `fallback` when the server didn't answer. */
export function failureToast(title: string, fallback = 'Please try again.'): (error: unknown) => void {
  return (error) => showToast({ title, message: readFailure(error).message ?? fallback, tone: 'bad' });
}
