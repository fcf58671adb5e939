import type { InfiniteData } from '@tanstack/react-query';
import { type MouseEvent, type RefCallback, useCallback, useRef, useState } from 'react';

interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
  total: number;
}

interface SteppedQuery<Item> {
  data: InfiniteData<Page<Item>, unknown> | undefined;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** The items of a list so far and the way to its next step, whose first item takes the focus when it arrives. */
export function useSteps<Item>({ data, isFetchingNextPage, isFetchNextPageError, fetchNextPage }: SteppedQuery<Item>) {
  const [last, setLast] = useState<Item>();
  const isAwaited = useRef(false);
  const land: RefCallback<HTMLElement> = useCallback((element) => {
    if (!element || !isAwaited.current) return;
    isAwaited.current = false;
    element.focus({ preventScroll: true });
  }, []);

  const items = data?.pages.flatMap((page) => page.items) ?? [];
  const newest = data?.pages.at(-1);
  return {
    items,
    total: newest?.total ?? 0,
    nextCursor: newest?.nextCursor ?? null,
    isBusy: isFetchingNextPage,
    hasFailed: isFetchNextPageError,
    loadMore: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (isFetchingNextPage) return;
      setLast(items.at(-1));
      isAwaited.current = true;
      void fetchNextPage();
    },
    /** For the link of the item at `index`: the one after what was last before the step. */
    landing: (index: number) => (index > 0 && items[index - 1] === last ? { ref: land } : {}),
  };
}
