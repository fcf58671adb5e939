import type { EpisodeFilter } from './episode-filter.ts';

/** Whether the list is unfiltered and starts with the newest episode, so that its first card is large. */
export function isWholeList({ q, type, cursor }: EpisodeFilter): boolean {
  return !q && !type && !cursor;
}
