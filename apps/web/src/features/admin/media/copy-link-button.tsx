import type { MediaFile } from '@longreturn/contract/media-library';
import { Button } from '../../../ui/button.tsx';
import { copyLink } from '../../toasts/copy-link.ts';

/** Copies the URL of a file. */
export function CopyLinkButton({ file: { name, url } }: { file: Pick<MediaFile, 'name' | 'url'> }) {
  return (
    <Button size="sm" aria-description={name} onClick={() => void copyLink(url)}>
      Copy link
    </Button>
  );
}
