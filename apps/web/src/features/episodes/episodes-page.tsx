import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useRef } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { useFollowingField } from '../../lib/use-following-field.ts';
import { useShownFilter } from '../../lib/use-shown-filter.ts';
import { useSteps } from '../../lib/use-steps.ts';
import awaited from '../../ui/awaited-list.module.css';
import { ListFailed } from '../../ui/list-failed.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import { EpisodeList } from './episode-list.tsx';
import { EpisodeToolbar } from './episode-toolbar.tsx';
import { EpisodesLoading } from './episodes-loading.tsx';
import styles from './episodes-page.module.css';
import { isWholeList } from './is-whole-list.ts';
import { NoEpisodes } from './no-episodes.tsx';
import { episodesQuery } from './read-episodes.ts';

const route = getRouteApi('/episodes/');

/** /episodes. The current list stays visible while the next one loads. */
export function EpisodesPage() {
  const filter = route.useLoaderDeps();
  const { input, options } = episodesQuery(filter);
  const query = trpc.content.episodes.list.useInfiniteQuery(input, { ...options, placeholderData: keepPreviousData });
  const { data, isLoading, isLoadingError, isPlaceholderData } = query;
  const shown = useShownFilter(filter, isPlaceholderData);
  const steps = useSteps(query, { shown: shown.steps });
  const searchBox = useFollowingField(filter.q ?? '');
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    place.current?.focus(); // the button disappears
    void query.refetch();
  };
  return (
    <Wrap>
      <PageHead
        title="Episodes"
        lede="Conversations, case files and market notes on living longer and paying for it. Free unless marked for members."
      />
      <EpisodeToolbar filter={filter} total={data && steps.total} searchBox={searchBox} />
      <div
        key={isWholeList(shown) ? 'whole' : 'part'}
        className={awaited.list}
        ref={place}
        tabIndex={-1}
        aria-busy={isPlaceholderData}
      >
        {isLoading ? <EpisodesLoading filter={filter} /> : null}
        {isLoadingError ? (
          <div className={styles.failed}>
            <ListFailed what="episodes" onRetry={retry} />
          </div>
        ) : null}
        {data && steps.items.length === 0 ? <NoEpisodes filter={shown} searchBox={searchBox} /> : null}
        {steps.items.length > 0 ? <EpisodeList filter={shown} steps={steps} /> : null}
      </div>
    </Wrap>
  );
}
