import { useEffect, useEffectEvent, useState } from 'react';
import type { Search } from './search-state.ts';

/**
 * Handles Enter before the results arrive. Returns a function that starts waiting; `onFound` is called when they do.
 */
export function useAwaitedAnswer(search: Search, onFound: () => void): (isAwaited: boolean) => void {
  const [isAwaited, setAwaited] = useState(false);
  const found = useEffectEvent(onFound);
  const isThere = isAwaited && search.is === 'found';
  useEffect(() => {
    if (isThere) found();
  }, [isThere]);
  return setAwaited;
}
