import type { EpisodeFilter } from './episode-filter.ts';

/** Whether the list is everything from the newest on, so that the newest can lead it. */
export function isWholeList({ q, type, cursor }: EpisodeFilter): boolean {
  return !q && !type && !cursor;
}
