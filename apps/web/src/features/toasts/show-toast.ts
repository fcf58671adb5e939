import { keepInTab, keptInTab } from '../../lib/kept-in-tab.ts';
import { latest } from '../../lib/latest.ts';
import { readFailure } from '../../lib/read-failure.ts';

export interface Toast {
  title: string;
  message?: string;
  /** 'bad' is red and interrupts a screen reader; 'good' doesn't interrupt. */
  tone: 'good' | 'bad';
}

/** Each call creates an object, so the same text twice shows two toasts. */
export const toasts = latest<Toast>();

/** Shows a toast. It replaces the current one, as only one is visible at a time. */
export function showToast(toast: Toast): void {
  toasts.give({ ...toast });
}

/**
 * Returns an `onError` handler for a mutation. The toast shows the server's text, or `fallback` if there was no
 * response.
 */
export function failureToast(title: string, fallback = 'Please try again.'): (error: unknown) => void {
  return (error) => showToast({ title, message: readFailure(error).message ?? fallback, tone: 'bad' });
}

const KEY = 'toast';

/** Stores a toast for the next page. */
export function keepToast(toast: Toast): void {
  keepInTab(KEY, toast);
}

/** Shows the toast stored by the previous page, once. */
export function showKeptToast(): void {
  const kept = keptInTab<Toast>(KEY);
  keepInTab(KEY, undefined);
  if (kept) showToast(kept);
}
