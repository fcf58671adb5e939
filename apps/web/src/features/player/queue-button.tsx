import type { Episode } from '@longreturn/contract/content';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { withPlayer } from './play-episode.ts';
import styles from './queue-button.module.css';

interface QueueButtonProps {
  episode: Episode;
  /** 'text' in cards, 'button' beside other buttons. */
  look?: 'text' | 'button';
}

/**
 * Adds an episode to the end of the player's queue. If the player is closed, opens it with the episode, paused. Renders
 * nothing if the reader can't play the episode.
 */
export function QueueButton({ episode, look = 'text' }: QueueButtonProps) {
  const { title, audio } = episode;
  if (!audio) return null;
  const add = () => withPlayer((engine) => engine.enqueue(episode));
  const className = classNames(styles.add, look === 'text' ? styles.text : buttonClass({}));
  return (
    <button type="button" className={className} aria-label={`Add to queue: ${title}`} onClick={add}>
      Add to queue
    </button>
  );
}
