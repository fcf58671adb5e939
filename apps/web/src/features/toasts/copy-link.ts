import { showToast } from './show-toast.ts';

/** Copies a URL and shows a toast. If the browser doesn't allow copying, the toast contains the URL. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: 'Link copied', tone: 'good' });
  } catch {
    showToast({ title: 'Couldn’t copy the link', message: url, tone: 'bad' });
  }
}
