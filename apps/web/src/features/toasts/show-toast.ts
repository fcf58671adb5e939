import { latest } from '../../lib/latest.ts';
import { readFailure } from '../../lib/read-failure.ts';
import { readFromTab, storeInTab } from '../../lib/tab-storage.ts';

export interface Toast {
  title: string;
  message?: string;
  /** 'bad' is red and interrupts a screen reader; 'good' doesn't interrupt. */
  tone: 'good' | 'bad';
}

/** The latest requested toast. Each request is a new object, so that a repeated text shows a second toast. */
export const toasts = latest<Toast>();

/** Shows a toast, which replaces the current toast. */
export function showToast(toast: Toast): void {
  toasts.give({ ...toast });
}

/**
 * Returns an `onError` handler for a mutation. It shows a toast with the server's message, or with `fallback` if there
 * was no response.
 */
export function failureToast(title: string, fallback = 'Please try again.'): (error: unknown) => void {
  return (error) => showToast({ title, message: readFailure(error).message ?? fallback, tone: 'bad' });
}

/** Shows that the code of a dialog or another overlay failed to load. */
export function showLoadFailure(): void {
  showToast({ title: 'Error', message: 'That didn’t load. Please try again.', tone: 'bad' });
}

const KEY = 'toast';

/** Stores a toast, which the next page shows. */
export function storeToast(toast: Toast): void {
  storeInTab(KEY, toast);
}

/** Shows the toast stored by the previous page, once. */
export function showStoredToast(): void {
  const kept = readFromTab<Toast>(KEY);
  storeInTab(KEY, undefined);
  if (kept) showToast(kept);
}
