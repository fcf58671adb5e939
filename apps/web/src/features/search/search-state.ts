import type { SearchResult } from '@longreturn/contract/content';

const FEWEST_LETTERS = 2;

export type Search =
  | { is: 'idle' }
  /** `before` is what the words before these found: still on show, but not to be opened by Enter. */
  | { is: 'searching'; before: readonly SearchResult[] }
  | { is: 'failed' }
  | { is: 'found'; query: string; results: readonly SearchResult[] };

interface Asked {
  /** What stands in the field. */
  text: string;
  /** What was asked last: the text of a moment ago. */
  query: string;
  /** Of the query, or of the one before while `isPlaceholderData`. */
  answer: { data: { results: readonly SearchResult[] } | undefined; isError: boolean; isPlaceholderData: boolean };
}

/** Whether a query is long enough to ask. */
export function isSearchable(query: string): boolean {
  return query.length >= FEWEST_LETTERS;
}

/** The results on show: those of the words before stay until these have their own. */
export function shownResults(search: Search): readonly SearchResult[] {
  if (search.is === 'searching') return search.before;
  return search.is === 'found' ? search.results : [];
}

/** What there is to say of the words in the field: an answer to other words is never theirs. */
export function searchState({ text, query, answer: { data, isError, isPlaceholderData } }: Asked): Search {
  const wanted = text.trim();
  if (!isSearchable(wanted)) return { is: 'idle' };
  if (wanted === query && isError) return { is: 'failed' };
  if (wanted !== query || isPlaceholderData || !data) return { is: 'searching', before: data?.results ?? [] };
  return { is: 'found', query, results: data.results };
}
