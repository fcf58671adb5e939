import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../lib/trpc.ts';
import { isSearchable, type Search, searchState } from './search-state.ts';

const DEBOUNCE_MS = 150;

interface UsedSearch {
  search: Search;
  retry: () => void;
}

/** Searches the site for a text of two or more letters, 150 ms after the last keystroke. */
export function useSearch(text: string): UsedSearch {
  const [query] = useDebouncedValue(text.trim(), DEBOUNCE_MS);
  const response = trpc.content.search.useQuery(
    { q: query },
    { enabled: isSearchable(query), placeholderData: keepPreviousData },
  );
  return { search: searchState({ text, query, response }), retry: () => void response.refetch() };
}
