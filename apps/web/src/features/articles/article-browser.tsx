import { keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import { stringifySearch } from '../../lib/search-schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { useFollowingField, useShownFilter } from '../../lib/use-applied-form.ts';
import { useSteps } from '../../lib/use-steps.ts';
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
  const field = useFollowingField(filter.q ?? '');
  const enabled = articleAccess(filter) !== 'none';
  const { input, options } = articlesQuery(filter);
  const list = trpc.content.articles.cards.useInfiniteQuery(input, {
    ...options,
    enabled,
    placeholderData: keepPreviousData,
  });
  const isWaiting = list.isPlaceholderData && enabled;
  const shown = useShownFilter(filter, isWaiting);
  const steps = useSteps(list, { shown: shown.steps });
  const isEmpty = articleAccess(shown) === 'none' || (list.data !== undefined && steps.items.length === 0);
  const hasCards = steps.items.length > 0 && !isEmpty;
  const total = isEmpty ? 0 : list.data && steps.total;
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
        {isEmpty ? <NoArticles path={path} filter={shown} field={field} /> : null}
        {hasCards ? (
          <>
            {shown.cursor ? <NewestArticles path={path} filter={shown} /> : null}
            <ArticleCards articles={steps.items} heading="h2" landing={steps.landing} />
            <ListEnd
              steps={steps}
              pathOf={(cursor) => path + stringifySearch({ ...shown, cursor, steps: undefined })}
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

/** Link to the start of the list, for a page that begins in the middle of it. */
function NewestArticles({ path, filter: { cursor: _, steps: __, ...search } }: NewestArticlesProps) {
  return (
    <p className={styles.newest}>
      <GoLink to={path} search={search}>
        Newest articles
      </GoLink>
    </p>
  );
}

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** The loading state of the article list. */
function ArticleSkeletons() {
  return (
    <>
      <LoadingNote text="Loading articles..." />
      <div className={layout.cards}>
        {CARDS.map((card) => (
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
