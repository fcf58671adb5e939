import { type ReactNode, useState } from 'react';
import { Blank, ListFailed } from '../../ui/blank.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './admin-list.module.css';
import { RowPlaceholders } from './panel-placeholder.tsx';

interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
  total: number;
}

/** The parts of an infinite query that a list uses. */
interface ListQuery<Item> {
  data: { pages: Page<Item>[] } | undefined;
  isLoadingError: boolean;
  isPlaceholderData: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

interface AdminListProps<Item> {
  query: ListQuery<Item>;
  /** What the list contains, in the plural: 'users'. */
  what: string;
  /** Shown if the list has no items. */
  empty: string;
  /** Shows the items. `landing`, the first item of the last page that 'Load more' added, takes the focus. */
  children: (items: readonly Item[], landing: Item | undefined) => ReactNode;
}

/** A list that is loaded page by page: the placeholder, the error, the items and the 'Load more' button. */
export function AdminList<Item>({ query, what, empty, children }: AdminListProps<Item>) {
  const [seen, setSeen] = useState<number>();
  const { data, isLoadingError, isPlaceholderData, isFetchingNextPage, isFetchNextPageError } = query;
  if (isLoadingError) return <ListFailed what={what} onRetry={() => void query.refetch()} />;
  if (!data) return <RowPlaceholders />;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <Blank heading={3} title={empty} />;
  const loadMore = () => {
    setSeen(items.length);
    void query.fetchNextPage();
  };
  return (
    <div aria-busy={isPlaceholderData} className={styles.list}>
      {children(items, seen === undefined ? undefined : items[seen])}
      {isFetchNextPageError ? (
        <p className={styles.failed} role="alert">
          Failed to fetch {what}
        </p>
      ) : null}
      {data.pages.at(-1)?.nextCursor ? (
        <Button busy={isFetchingNextPage} onClick={loadMore}>
          {isFetchNextPageError ? 'Try again' : `Load more ${what}`}
        </Button>
      ) : null}
    </div>
  );
}
