import { useState } from 'react';
import type { EpisodeFilter } from './episode-filter.ts';

/** The filter of the list on show: while another list is read it is still the one before. */
export function useShownFilter(filter: EpisodeFilter, isWaiting: boolean): EpisodeFilter {
  const [shown, setShown] = useState(filter);
  if (!isWaiting && shown !== filter) setShown(filter);
  return isWaiting ? shown : filter;
}
