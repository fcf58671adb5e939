import { Button } from '../../ui/button.tsx';
import { copyLink } from '../toasts/copy-link.ts';

interface CopyLinkButtonProps {
  /** What the link leads to. */
  of: string;
  /** A path of the site, or another URL. */
  url: string;
}

/** Copies a URL. */
export function CopyLinkButton({ of, url }: CopyLinkButtonProps) {
  return (
    <Button size="sm" aria-description={of} onClick={() => void copyLink(new URL(url, window.location.href).href)}>
      Copy link
    </Button>
  );
}
