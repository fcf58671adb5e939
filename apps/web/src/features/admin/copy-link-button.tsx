import { Button } from '../../ui/button.tsx';
import { showToast } from '../toasts/show-toast.ts';

interface CopyLinkButtonProps {
  /** What the link leads to. */
  of: string;
  /** A path of the site, or another URL. */
  url: string;
}

/** Copies a URL. */
export function CopyLinkButton({ of, url }: CopyLinkButtonProps) {
  const copy = async () => {
    const { href } = new URL(url, window.location.href);
    try {
      await navigator.clipboard.writeText(href);
      showToast({ title: 'Link copied', tone: 'good' });
    } catch {
      showToast({ title: 'Couldn’t copy the link', message: href, tone: 'bad' });
    }
  };
  return (
    <Button size="sm" aria-description={of} onClick={() => void copy()}>
      Copy link
    </Button>
  );
}
