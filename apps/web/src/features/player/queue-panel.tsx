import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconClose } from '../../ui/icons.tsx';
import { changeQueue, playNext } from './engine.ts';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';
import { IconQueue, IconUp } from './player-icons.tsx';
import { usePlayer } from './player-state.ts';
import { moveUpInQueue, type QueuedEpisode, removeFromQueue } from './queue.ts';

/** The panel with the queue: the episodes that play next. */
export function QueuePanel() {
  const queue = usePlayer((player) => player.queue);
  return (
    <Panel title="Queue" icon={<IconQueue />}>
      {queue && queue.length > 0 ? (
        <>
          <ol className={styles.list}>
            {queue.map((episode, index) => (
              <QueueRow key={episode.id} episode={episode} isFirst={index === 0} />
            ))}
          </ol>
          <Button
            size="sm"
            className={styles.next}
            onClick={(event) => {
              focusHeading(event);
              void playNext();
            }}
          >
            Play next
          </Button>
        </>
      ) : (
        <p className={styles.none}>Nothing in the queue. Add episodes with “Add to queue”.</p>
      )}
    </Panel>
  );
}

function QueueRow({ episode: { id, slug, title }, isFirst }: { episode: QueuedEpisode; isFirst: boolean }) {
  return (
    <li>
      <Link to="/episodes/$slug" params={{ slug }} className={styles.name}>
        {title}
      </Link>
      {isFirst ? null : (
        <IconButton
          label={`Move ${title} up`}
          title="Move up"
          onClick={(event) => {
            focusTitle(event);
            changeQueue((queue) => moveUpInQueue(queue, id));
          }}
        >
          <IconUp />
        </IconButton>
      )}
      <IconButton
        label={`Remove ${title} from the queue`}
        title="Remove"
        onClick={(event) => {
          focusHeading(event);
          changeQueue((queue) => removeFromQueue(queue, id));
        }}
      >
        <IconClose />
      </IconButton>
    </li>
  );
}

type Press = Pick<MouseEvent<Element>, 'currentTarget'>;

/** Moves the focus to the panel's heading, because the pressed button is about to disappear. */
function focusHeading({ currentTarget }: Press): void {
  currentTarget.closest('[popover]')?.querySelector('h2')?.focus();
}

/**
 * Moves the focus to the title of the pressed button's row: the button disappears when the row becomes the first one.
 */
function focusTitle({ currentTarget }: Press): void {
  currentTarget.closest('li')?.querySelector('a')?.focus();
}
