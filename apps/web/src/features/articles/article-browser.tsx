import { keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { useShownFilter, useUrlField } from '../../lib/use-applied-form.ts';
import { useListPages } from '../../lib/use-list-pages.ts';
import awaited from '../../ui/awaited-list.module.css';
import { ListFailed } from '../../ui/blank.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './article-browser.module.css';
import { type ArticleFilter, type ArticlesPath, articleAccess } from './article-filter.ts';
import { ArticleList } from './article-list.tsx';
import { ArticleToolbar } from './article-toolbar.tsx';
import { ArticlesLoading } from './articles-loading.tsx';
import { NoArticles } from './no-articles.tsx';
import { articlesQuery } from './read-articles.ts';

interface ArticleBrowserProps {
  path: ArticlesPath;
  filter: ArticleFilter;
  /** The heading level of the articles' titles. It is one level below the list's own heading. */
  heading?: 'h2' | 'h3';
}

/** The article list with search and filter, used by /articles and /newsletter. */
export function ArticleBrowser({ path, filter, heading = 'h2' }: ArticleBrowserProps) {
  const level = heading === 'h2' ? 2 : 3;
  const field = useUrlField(filter.q ?? '');
  const enabled = articleAccess(filter) !== 'none';
  const { input, options } = articlesQuery(filter);
  const list = trpc.content.articles.cards.useInfiniteQuery(input, {
    ...options,
    enabled,
    placeholderData: keepPreviousData,
  });
  const isWaiting = list.isPlaceholderData && enabled;
  const shownFilter = useShownFilter(filter, isWaiting);
  const pages = useListPages(list, { shown: shownFilter.steps });
  const isEmpty = articleAccess(shownFilter) === 'none' || (list.data !== undefined && pages.items.length === 0);
  const hasItems = pages.items.length > 0 && !isEmpty;
  const total = isEmpty ? 0 : list.data && pages.total;
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    place.current?.focus();
    void list.refetch();
  };

  return (
    <>
      <ArticleToolbar path={path} filter={filter} total={total} field={field} />
      <div
        className={classNames(awaited.list, styles.list)}
        ref={place}
        tabIndex={-1}
        aria-busy={isWaiting || undefined}
      >
        {list.isLoading ? <ArticlesLoading filter={filter} /> : null}
        {list.isLoadingError ? <ListFailed what="articles" heading={level} onRetry={retry} /> : null}
        {isEmpty ? <NoArticles path={path} filter={shownFilter} heading={level} field={field} /> : null}
        {hasItems ? <ArticleList path={path} filter={shownFilter} pages={pages} heading={heading} /> : null}
      </div>
    </>
  );
}
