import type { SearchResult } from '@longreturn/contract/content';

const FEWEST_LETTERS = 2;

export type Search =
  | { is: 'idle' }
  /** `before` are results of the previous query: still shown, but Enter doesn't open them. */
  | { is: 'searching'; before: readonly SearchResult[] }
  | { is: 'failed' }
  | { is: 'found'; query: string; results: readonly SearchResult[] };

interface SearchState {
  /** The text in the field. */
  text: string;
  /** The last requested query: the text a moment ago. */
  query: string;
  /** Results of the query, or of the previous one while `isPlaceholderData`. */
  response: { data: { results: readonly SearchResult[] } | undefined; isError: boolean; isPlaceholderData: boolean };
}

/** Whether a query is long enough to send. */
export function isSearchable(query: string): boolean {
  return query.length >= FEWEST_LETTERS;
}

/** The results to show: those of the previous query stay until the new ones arrive. */
export function shownResults(search: Search): readonly SearchResult[] {
  if (search.is === 'searching') return search.before;
  return search.is === 'found' ? search.results : [];
}

/** Returns the state of the text in the field. Results of another query never count as its own. */
export function searchState({ text, query, response: { data, isError, isPlaceholderData } }: SearchState): Search {
  const wanted = text.trim();
  if (!isSearchable(wanted)) return { is: 'idle' };
  if (wanted === query && isError) return { is: 'failed' };
  if (wanted !== query || isPlaceholderData || !data) return { is: 'searching', before: data?.results ?? [] };
  return { is: 'found', query, results: data.results };
}
