import { keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import { stringifySearch } from '../../lib/search-params.ts';
import { trpc } from '../../lib/trpc.ts';
import { useFollowingField } from '../../lib/use-following-field.ts';
import { useShownFilter } from '../../lib/use-shown-filter.ts';
import { useSteps } from '../../lib/use-steps.ts';
import awaited from '../../ui/awaited-list.module.css';
import { classNames } from '../../ui/class-names.ts';
import { ListEnd } from '../../ui/list-end.tsx';
import { ListFailed } from '../../ui/list-failed.tsx';
import styles from './article-browser.module.css';
import { ArticleCards } from './article-cards.tsx';
import { type ArticleFilter, articleAccess } from './article-filter.ts';
import { ArticleSkeletons } from './article-skeletons.tsx';
import { ArticleToolbar } from './article-toolbar.tsx';
import type { ArticlesPath } from './articles-path.ts';
import { NewestArticles } from './newest-articles.tsx';
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
              addressOf={(cursor) => path + stringifySearch({ ...shown, cursor, steps: undefined })}
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
