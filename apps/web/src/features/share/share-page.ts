import { showToast } from '../toasts/show-toast.ts';

/** Shares the open page; whoever closes the device's sheet without choosing has changed his mind, nothing failed. */
export async function sharePage(title: string): Promise<void> {
  const url = window.location.origin + window.location.pathname;
  if (typeof navigator.share === 'function') {
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Link copied', tone: 'good' });
  } catch {
    showToast({ title: 'The link could not be copied', message: url, tone: 'bad' });
  }
}
