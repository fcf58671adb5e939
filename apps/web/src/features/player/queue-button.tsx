import type { Episode } from '@longreturn/contract/content';
import { showToast } from '../toasts/show-toast.ts';
import { withPlayer } from './play-episode.ts';
import styles from './queue-button.module.css';

/** Adds an episode to the end of the player's queue. Renders nothing if the reader can't play it. */
export function QueueButton({ episode }: { episode: Episode }) {
  const { title, audio } = episode;
  if (!audio) return null;
  const add = () =>
    withPlayer((engine) => {
      engine.enqueue(episode);
      showToast({ title: 'Added to queue', message: title, tone: 'good' });
    });
  return (
    <button type="button" className={styles.add} onClick={add}>
      Add to queue<span className="visually-hidden">: {title}</span>
    </button>
  );
}
