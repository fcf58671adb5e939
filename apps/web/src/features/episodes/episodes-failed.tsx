import { Blank } from '../../ui/blank.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './no-episodes.module.css';

/** The list could not be read while the page was open (specification §8). */
export function EpisodesFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.blank}>
      <Blank
        tone="failed"
        title="Failed to fetch episodes"
        text="The list did not arrive. Your connection or our server is to blame."
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </div>
  );
}
