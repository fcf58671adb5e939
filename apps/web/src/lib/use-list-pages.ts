import { LIMITS } from '@longreturn/contract/limits';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, type RefCallback, useCallback, useRef, useState } from 'react';
import { hasModifier } from './has-modifier.ts';

interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
  total: number;
}

interface Pages<Item> {
  data: { pages: Page<Item>[] } | undefined;
}

interface PagedQuery<Item> extends Pages<Item> {
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<Pages<Item>>;
}

interface ShownPages {
  /** The number of pages in the URL; 1 by default. */
  shown: number | undefined;
  /** The search parameter with the number of pages. */
  parameter?: 'steps' | 'articleSteps';
}

/**
 * Returns the loaded items of a list and a function that loads the next page, whose first item gets the focus. The URL
 * stores the number of pages, so that a reload or Back shows the same number.
 */
export function useListPages<Item>(query: PagedQuery<Item>, { shown = 1, parameter = 'steps' }: ShownPages) {
  const { isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const router = useRouter();
  const [last, setLast] = useState<Item>();
  const isAwaited = useRef(false);
  const land: RefCallback<HTMLElement> = useCallback((element) => {
    if (!element || !isAwaited.current) return;
    isAwaited.current = false;
    element.focus({ preventScroll: true });
  }, []);

  const read = query.data?.pages ?? [];
  const pages = read.slice(0, shown);
  const items = pages.flatMap((page) => page.items);
  const newest = pages.at(-1);
  const showNext = async () => {
    const { href } = router.latestLocation;
    const isRead = read.length > shown || ((await fetchNextPage()).data?.pages.length ?? 0) > shown;
    if (!isRead || router.latestLocation.href !== href) return; // the reader has opened another list
    const search = (before: object) => ({ ...before, [parameter]: shown + 1 });
    await router.navigate({ to: '.', search, replace: true, resetScroll: false });
  };
  return {
    items,
    total: newest?.total ?? 0,
    nextCursor: newest?.nextCursor ?? null,
    isBusy: isFetchingNextPage,
    hasFailed: isFetchNextPageError,
    loadMore: (event: MouseEvent) => {
      if (hasModifier(event)) return;
      if (shown >= LIMITS.steps) return; // the link opens a list that starts with the next page
      event.preventDefault();
      if (isFetchingNextPage) return;
      setLast(items.at(-1));
      isAwaited.current = true;
      void showNext();
    },
    /** Returns the link props of the item at `index`: for the first item of a new page, a ref that focuses the link. */
    landing: (index: number) => (index > 0 && items[index - 1] === last ? { ref: land } : {}),
  };
}
