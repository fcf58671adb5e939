import { Button } from '../../ui/button.tsx';
import { IconShare } from '../../ui/icons.tsx';
import styles from './share-button.module.css';
import { sharePage } from './share-page.ts';

/** Hands the page's address on: by the device's own sheet, else by the clipboard. Not shown without scripting. */
export function ShareButton({ title }: { title: string }) {
  return (
    <Button variant="line" size="sm" className={styles.share} onClick={() => void sharePage(title)}>
      <IconShare /> Share
    </Button>
  );
}
