import type { Episode } from '@longreturn/contract/content';

/**
 * An episode in the queue, without its audio. The player fetches the audio's URL when the episode's turn comes, because
 * the reader's access may have changed by then.
 */
export type QueuedEpisode = Pick<Episode, 'id' | 'slug' | 'title'>;

export type Queue = readonly QueuedEpisode[];

/** Returns the queue with the episode at its end. An episode is in the queue at most once. */
export function addToQueue(queue: Queue, { id, slug, title }: QueuedEpisode): Queue {
  return [...removeFromQueue(queue, id), { id, slug, title }];
}

/** Returns the queue without the episode. */
export function removeFromQueue(queue: Queue, id: string): Queue {
  return queue.filter((queued) => queued.id !== id);
}

/** Returns the queue with the episode one place earlier. The first episode stays where it is. */
export function moveUpInQueue(queue: Queue, id: string): Queue {
  const from = queue.findIndex((queued) => queued.id === id);
  const moved = queue[from];
  if (!moved || from === 0) return queue;
  return removeFromQueue(queue, id).toSpliced(from - 1, 0, moved);
}
