import { Button, type ButtonLook } from '../../ui/button.tsx';
import { IconShare } from '../../ui/icons.tsx';
import { copyLink } from '../toasts/copy-link.ts';
import styles from './share-button.module.css';

/** Opens the device's share sheet with the page's URL, or copies the URL. Hidden without JavaScript. */
export function ShareButton({ title, size = 'sm' }: { title: string } & Pick<ButtonLook, 'size'>) {
  return (
    <Button variant="line" size={size} className={styles.share} onClick={() => void sharePage(title)}>
      <IconShare /> Share
    </Button>
  );
}

/** Shares the current page. Closing the share sheet without a choice is not a failure. */
export async function sharePage(title: string): Promise<void> {
  const url = pageUrl();
  if (typeof navigator.share === 'function') {
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  await copyLink(url);
}

/** Returns the page's canonical URL, which has no tracking parameters, or the current URL if the page has none. */
function pageUrl(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical?.href ?? window.location.href;
}
