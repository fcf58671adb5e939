import type { SearchResult } from '@longreturn/contract/content';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Search } from './search-state.ts';

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

interface ResultKeys {
  search: Search;
  /**
   * The results or, before the reader types, the suggestions, in the order shown. Empty while the results of the
   * previous query are shown.
   */
  results: readonly SearchResult[];
  onOpen: (result: SearchResult) => void;
}

/**
 * Lets the reader select a result with the arrow keys and open it with Enter. If they press Enter before the results
 * arrive, the first result opens when it arrives. `active` is the index of the selected result. It is -1 if there are
 * no results, or if the reader hasn't selected one of the suggestions yet. Call `reset` when the query changes.
 */
export function useResultKeys({ search, results, onOpen }: ResultKeys) {
  const [chosen, setChosen] = useState<number>();
  const active = Math.min(chosen ?? (search.is === 'idle' ? -1 : 0), results.length - 1);

  const open = (index: number) => {
    const result = results[index];
    if (result) onOpen(result);
  };
  const setAwaited = useAwaitedResults(search, () => open(0));

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step && results.length > 0) {
      event.preventDefault();
      setChosen((Math.max(active, step < 0 ? 0 : -1) + step + results.length) % results.length);
      return;
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (search.is === 'searching') setAwaited(true);
    else open(active);
  };
  const reset = () => {
    setChosen(undefined);
    setAwaited(false);
  };
  return { active, onKeyDown, select: setChosen, reset };
}

/**
 * Lets the reader press Enter before the results arrive. Returns a function that starts or stops waiting for the
 * results. Calls `onFound` when the awaited results arrive.
 */
function useAwaitedResults(search: Search, onFound: () => void): (isAwaited: boolean) => void {
  const [isAwaited, setAwaited] = useState(false);
  const found = useEffectEvent(onFound);
  const isThere = isAwaited && search.is === 'found';
  useEffect(() => {
    if (isThere) found();
  }, [isThere]);
  return setAwaited;
}
