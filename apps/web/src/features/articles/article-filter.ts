import { listSteps } from '@longreturn/contract/list-steps';
import { listCursor, searchText } from '../../lib/list-query.ts';

/** What the address says of an article list: both kinds show unless one is switched off. */
export interface ArticleFilter {
  q?: string;
  premium?: '0';
  free?: '0';
  cursor?: string;
  /** How many steps of the list are shown. */
  steps?: number;
}

interface Given {
  q?: unknown;
  premium?: unknown;
  free?: unknown;
  cursor?: unknown;
  steps?: unknown;
}

/** Takes an address's query and returns the filter it stands for; what has no meaning is left out (specification §5). */
export function articleFilter(given: Given): ArticleFilter {
  const q = searchText(given.q);
  const cursor = listCursor(given.cursor);
  const steps = listSteps(given.steps);
  return {
    ...(q && { q }),
    ...(given.premium === '0' && { premium: '0' }),
    ...(given.free === '0' && { free: '0' }),
    ...(cursor && { cursor }),
    ...(steps && { steps }),
  };
}

/** Which articles the two checkboxes leave. */
export function articleAccess({ premium, free }: ArticleFilter): 'all' | 'premium' | 'free' | 'none' {
  if (premium && free) return 'none';
  if (premium) return 'free';
  return free ? 'premium' : 'all';
}

/** Whether the list is less than everything, so that an empty one can offer the way back. */
export function isFiltered({ q, premium, free }: ArticleFilter): boolean {
  return Boolean(q || premium || free);
}
