import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type RefObject, useRef } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { clearField, useShownFilter, useUrlField } from '../../lib/use-applied-form.ts';
import { useListPages } from '../../lib/use-list-pages.ts';
import awaited from '../../ui/awaited-list.module.css';
import { Blank, ListFailed } from '../../ui/blank.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHead, Wrap } from '../../ui/section.tsx';
import { AmaSection } from '../ama/lazy-ama.tsx';
import { type EpisodeFilter, isUnfiltered } from './episode-filter.ts';
import { EpisodeList } from './episode-list.tsx';
import { AmaBadge, EpisodeToolbar } from './episode-toolbar.tsx';
import { EpisodesLoading } from './episodes-loading.tsx';
import styles from './episodes-page.module.css';
import { episodesQuery } from './read-episodes.ts';
import { SubscribeLine } from './subscribe-line.tsx';

const route = getRouteApi('/episodes/');

/** /episodes. The current list stays visible while the next one loads. */
export function EpisodesPage() {
  const filter = route.useLoaderDeps();
  const { input, options } = episodesQuery(filter);
  const query = trpc.content.episodes.list.useInfiniteQuery(input, { ...options, placeholderData: keepPreviousData });
  const { data, isLoading, isLoadingError, isPlaceholderData } = query;
  const shownFilter = useShownFilter(filter, isPlaceholderData);
  const pages = useListPages(query, { shown: shownFilter.steps });
  const searchBox = useUrlField(filter.q ?? '');
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    place.current?.focus(); // the retry button disappears, so move the focus to the list
    void query.refetch();
  };
  return (
    <Wrap>
      <PageHead
        title="Episodes"
        lede="Conversations, case files and market notes on living longer and paying for it. Free unless marked for members."
      >
        <SubscribeLine />
      </PageHead>
      <EpisodeToolbar filter={filter} total={data && pages.total} searchBox={searchBox} />
      <AmaBadge filter={filter} />
      {filter.ama ? <AmaSection /> : null}
      <div
        key={isUnfiltered(shownFilter) ? 'whole' : 'part'}
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
        {data && pages.items.length === 0 ? <NoEpisodes filter={shownFilter} searchBox={searchBox} /> : null}
        {pages.items.length > 0 ? <EpisodeList filter={shownFilter} pages={pages} /> : null}
      </div>
    </Wrap>
  );
}

interface NoEpisodesProps {
  filter: EpisodeFilter;
  searchBox: RefObject<HTMLInputElement | null>;
}

/** Shown instead of an empty list. If the list is filtered, a button clears the search and the filters. */
function NoEpisodes({ filter, searchBox }: NoEpisodesProps) {
  const clear = (
    <ButtonLink to="/episodes" replace resetScroll={false} onClick={() => clearField(searchBox.current)}>
      Clear search
    </ButtonLink>
  );
  return (
    <div className={styles.blank}>
      <Blank
        title="No episodes found"
        text="Check back soon for new episodes!"
        action={isUnfiltered(filter) ? null : clear}
      />
    </div>
  );
}
