import type { EpisodeFilter } from './episode-filter.ts';

/** Whether the list is everything from the newest on, so that the newest can lead it. */
export function isWholeList(filter: EpisodeFilter): boolean {
  return Object.keys(filter).length === 0;
}
