import { showToast } from '../toasts/show-toast.ts';

/** Shares the open page; whoever closes the device's sheet without choosing has changed his mind, nothing failed. */
export async function sharePage(title: string): Promise<void> {
  const url = pageAddress();
  if (typeof navigator.share === 'function') {
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Link copied', tone: 'good' });
  } catch {
    showToast({ title: 'Couldn’t copy the link', message: url, tone: 'bad' });
  }
}

/** The address that the page itself calls its own: without what others put on it, with the query that it is found by. */
function pageAddress(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical?.href ?? window.location.href;
}
