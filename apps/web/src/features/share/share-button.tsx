import { Button } from '../../ui/button.tsx';
import { IconShare } from '../../ui/icons.tsx';
import styles from './share-button.module.css';
import { sharePage } from './share-page.ts';

/** Shares the page's URL with the device's share sheet, or copies it. Hidden without JavaScript. */
export function ShareButton({ title }: { title: string }) {
  return (
    <Button variant="line" size="sm" className={styles.share} onClick={() => void sharePage(title)}>
      <IconShare /> Share
    </Button>
  );
}
