import type { MouseEvent, ReactNode } from 'react';
import { Button, ButtonAnchor } from './button.tsx';
import styles from './list-end.module.css';
import { Spinner } from './spinner.tsx';

interface ListEndProps {
  pages: {
    nextCursor: string | null;
    isBusy: boolean;
    hasFailed: boolean;
    loadMore: (event: MouseEvent) => void;
  };
  /** Returns the path of a list that starts at `cursor`, for readers without JavaScript. */
  pathOf: (cursor: string) => string;
  /** The button's text: 'Load more articles'. */
  moreText: string;
  /** The text at the end: 'All articles loaded'. */
  loadedText: string;
  /** The text after a failure: 'Failed to fetch articles'. */
  failedText: string;
}

/**
 * The end of a list that loads page by page: the button for the next page, a failure, or a note that everything is
 * loaded.
 */
export function ListEnd({ pages, pathOf, moreText, loadedText, failedText }: ListEndProps) {
  const { nextCursor, isBusy, hasFailed, loadMore } = pages;
  if (nextCursor === null) return <EndCap loadedText={loadedText} />;
  const more = (
    <>
      {hasFailed ? (
        <p className={styles.failed} role="alert">
          {failedText}
        </p>
      ) : null}
      <ButtonAnchor href={pathOf(nextCursor)} onClick={loadMore} aria-busy={isBusy || undefined}>
        {isBusy ? <Spinner /> : null}
        {hasFailed ? 'Try again' : moreText}
      </ButtonAnchor>
    </>
  );
  return <EndCap loadedText={loadedText} more={more} />;
}

interface EndCapProps {
  /** The text at the end: 'All episodes loaded'. */
  loadedText: string;
  /** The 'Load more' link or button, if there is more. */
  more?: ReactNode;
}

/** The end of a list: the button for more items, or a disabled button that says that everything is loaded. */
function EndCap({ loadedText, more }: EndCapProps) {
  return <div className={styles.cap}>{more ? more : <Button disabled>{loadedText}</Button>}</div>;
}
