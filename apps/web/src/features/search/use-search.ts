import type { SearchResult } from '@longreturn/contract/content';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTrpc } from '../../lib/use-trpc.ts';

const DEBOUNCE_MS = 150;
const FEWEST_LETTERS = 2;

export type Search =
  | { is: 'idle' }
  | { is: 'searching' }
  | { is: 'failed'; retry: () => void }
  | { is: 'found'; query: string; results: readonly SearchResult[] };

/** What the site has on a query: asked 150 ms after the last keystroke, from two letters up. */
export function useSearch(text: string): Search {
  const trpc = useTrpc();
  const [query] = useDebouncedValue(text.trim(), DEBOUNCE_MS);
  const isLongEnough = query.length >= FEWEST_LETTERS;
  const answer = useQuery(
    trpc.content.search.queryOptions({ q: query }, { enabled: isLongEnough, placeholderData: keepPreviousData }),
  );

  if (!isLongEnough || text.trim().length < FEWEST_LETTERS) return { is: 'idle' };
  if (answer.isError) return { is: 'failed', retry: () => void answer.refetch() };
  if (!answer.data) return { is: 'searching' };
  return { is: 'found', query, results: answer.data.results };
}
