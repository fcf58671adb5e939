import { useEffect, useEffectEvent, useState } from 'react';
import type { Search } from './search-state.ts';

/** For Enter that comes before the answer: returns how to wait for it; `onFound` is called when it is there. */
export function useAwaitedAnswer(search: Search, onFound: () => void): (isAwaited: boolean) => void {
  const [isAwaited, setAwaited] = useState(false);
  const found = useEffectEvent(onFound);
  const isThere = isAwaited && search.is === 'found';
  useEffect(() => {
    if (isThere) found();
  }, [isThere]);
  return setAwaited;
}
