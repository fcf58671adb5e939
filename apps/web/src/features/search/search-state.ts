import type { SearchResult } from '@longreturn/contract/content';

const MIN_LETTERS = 2;

export type Search =
  | { is: 'idle' }
  /** `before`: the results of the previous query. They are still shown, but Enter doesn't open them. */
  | { is: 'searching'; before: readonly SearchResult[] }
  | { is: 'failed' }
  | { is: 'found'; query: string; results: readonly SearchResult[] };

interface SearchState {
  /** The text in the field. */
  text: string;
  /** The last requested query. After a pause in typing, the text becomes the query. */
  query: string;
  /** The results of the query or, if `isPlaceholderData`, of the previous query. */
  response: { data: { results: readonly SearchResult[] } | undefined; isError: boolean; isPlaceholderData: boolean };
}

/** Returns whether a query is long enough to send. */
export function isSearchable(query: string): boolean {
  return query.length >= MIN_LETTERS;
}

/** Returns the results to show. The results of the previous query stay until new ones arrive. */
export function shownResults(search: Search): readonly SearchResult[] {
  if (search.is === 'searching') return search.before;
  return search.is === 'found' ? search.results : [];
}

/** Returns the state of the search for the text in the field. Results of another query never count as found. */
export function searchState({ text, query, response: { data, isError, isPlaceholderData } }: SearchState): Search {
  const wanted = text.trim();
  if (!isSearchable(wanted)) return { is: 'idle' };
  if (wanted === query && isError) return { is: 'failed' };
  if (wanted !== query || isPlaceholderData || !data) return { is: 'searching', before: data?.results ?? [] };
  return { is: 'found', query, results: data.results };
}
