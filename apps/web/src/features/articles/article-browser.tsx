import { keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import { stringifySearch } from '../../lib/search-schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { useShownFilter, useUrlField } from '../../lib/use-applied-form.ts';
import { useListPages } from '../../lib/use-list-pages.ts';
import awaited from '../../ui/awaited-list.module.css';
import { ListFailed } from '../../ui/blank.tsx';
import { classNames } from '../../ui/class-names.ts';
import { GoLink } from '../../ui/go-link.tsx';
import layout from '../../ui/layout.module.css';
import { ListEnd } from '../../ui/list-end.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import styles from './article-browser.module.css';
import { ArticleCards } from './article-cards.tsx';
import { type ArticleFilter, type ArticlesPath, articleAccess } from './article-filter.ts';
import { ArticleToolbar } from './article-toolbar.tsx';
import { NoArticles } from './no-articles.tsx';
import { articlesQuery } from './read-articles.ts';

interface ArticleBrowserProps {
  path: ArticlesPath;
  filter: ArticleFilter;
}

/** The article list with search and filter, used by /articles and /newsletter. */
export function ArticleBrowser({ path, filter }: ArticleBrowserProps) {
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
  const hasCards = pages.items.length > 0 && !isEmpty;
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
        {list.isLoading ? <ArticleSkeletons /> : null}
        {list.isLoadingError ? <ListFailed what="articles" onRetry={retry} /> : null}
        {isEmpty ? <NoArticles path={path} filter={shownFilter} field={field} /> : null}
        {hasCards ? (
          <>
            {shownFilter.cursor ? <NewestArticles path={path} filter={shownFilter} /> : null}
            <ArticleCards articles={pages.items} heading="h2" landing={pages.landing} />
            <ListEnd
              pages={pages}
              pathOf={(cursor) => path + stringifySearch({ ...shownFilter, cursor, steps: undefined })}
              moreText="Load more articles"
              loadedText="All articles loaded"
              failedText="Failed to fetch articles"
            />
          </>
        ) : null}
      </div>
    </>
  );
}

interface NewestArticlesProps {
  path: ArticlesPath;
  filter: ArticleFilter;
}

/** The link to the start of the list, for a URL whose cursor is further down the list. */
function NewestArticles({ path, filter: { cursor: _, steps: __, ...search } }: NewestArticlesProps) {
  return (
    <p className={styles.newest}>
      <GoLink to={path} search={search}>
        Newest articles
      </GoLink>
    </p>
  );
}

const CARD_KEYS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** The loading state of the article list. */
function ArticleSkeletons() {
  return (
    <>
      <LoadingNote text="Loading articles..." />
      <div className={layout.cards}>
        {CARD_KEYS.map((card) => (
          <div key={card} className={styles.card}>
            <Skeleton shape="line" width="46%" />
            <Skeleton shape="title" width="88%" />
            <div className={styles.text}>
              <Skeleton shape="line" />
              <Skeleton shape="line" width="94%" />
              <Skeleton shape="line" width="60%" />
            </div>
            <Skeleton shape="line" width="132px" className={styles.button} />
          </div>
        ))}
      </div>
    </>
  );
}
