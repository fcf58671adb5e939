import { Button } from '../../ui/button.tsx';
import { copyLink } from '../toasts/copy-link.ts';
import styles from './subscribe-line.module.css';

const FEED = '/feed.xml';

/** The URL of the podcast feed, for apps that don't find the show by its name. */
export function SubscribeLine() {
  return (
    <p className={styles.line}>
      <span>
        Listen in any podcast app: <a href={FEED}>RSS feed</a>
      </span>
      <Button
        variant="line"
        size="sm"
        className={styles.copy}
        onClick={() => void copyLink(new URL(FEED, window.location.href).href)}
      >
        Copy feed URL
      </Button>
    </p>
  );
}
