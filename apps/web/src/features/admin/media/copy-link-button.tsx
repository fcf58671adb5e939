import type { MediaFile } from '@longreturn/contract/media-library';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../toasts/show-toast.ts';

/** Copies the URL of a file. */
export function CopyLinkButton({ file: { name, url } }: { file: Pick<MediaFile, 'name' | 'url'> }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ title: 'Link copied', tone: 'good' });
    } catch {
      showToast({ title: 'Couldn’t copy the link', message: url, tone: 'bad' });
    }
  };
  return (
    <Button size="sm" aria-description={name} onClick={() => void copy()}>
      Copy link
    </Button>
  );
}
