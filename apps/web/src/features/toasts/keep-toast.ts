import { showToast, type Toast } from './show-toast.ts';

const KEY = 'toast';

/** Keeps a toast for the page that opens next. */
export function keepToast(toast: Toast): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(toast));
  } catch {
    // Storage may be closed to us; the next page shows by itself that it worked.
  }
}

/** Shows what the page before has kept, once. */
export function showKeptToast(): void {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (kept) showToast(JSON.parse(kept) as Toast); // written by keepToast
  } catch {
    // As above.
  }
}
