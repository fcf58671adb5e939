import { keepInTab, keptInTab } from '../../lib/kept-in-tab.ts';
import { showToast, type Toast } from './show-toast.ts';

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
