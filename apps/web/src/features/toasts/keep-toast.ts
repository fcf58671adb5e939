import { keepInTab, keptInTab } from '../../lib/kept-in-tab.ts';
import { showToast, type Toast } from './show-toast.ts';

const KEY = 'toast';

/** Keeps a toast for the page that opens next. */
export function keepToast(toast: Toast): void {
  keepInTab(KEY, toast);
}

/** Shows the toast that the page before has kept, once. */
export function showKeptToast(): void {
  const kept = keptInTab<Toast>(KEY);
  keepInTab(KEY, undefined);
  if (kept) showToast(kept);
}
