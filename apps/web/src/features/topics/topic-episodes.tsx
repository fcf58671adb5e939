import { stringifySearch } from '../../lib/search-schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { useListPages } from '../../lib/use-list-pages.ts';
import { Blank } from '../../ui/blank.tsx';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { ListEnd } from '../../ui/list-end.tsx';
import { LoadingNote } from '../../ui/skeleton.tsx';
import { EpisodeCard } from '../episodes/episode-card.tsx';
import { type TopicSearch, topicEpisodesQuery } from './read-topic.ts';

interface TopicEpisodesProps {
  slug: string;
  search: TopicSearch;
}

/** A topic's episodes, in pages of twelve. */
export function TopicEpisodes({ slug, search }: TopicEpisodesProps) {
  const { input, options } = topicEpisodesQuery(slug, search);
  const list = trpc.content.episodes.list.useInfiniteQuery(input, options);
  const pages = useListPages(list, { shown: search.steps });
  if (list.isLoading) return <LoadingNote text="Loading episodes..." />;
  if (list.isLoadingError) {
    const again = <Button onClick={() => void list.refetch()}>Try again</Button>;
    return <Blank tone="failed" heading={3} title="Failed to fetch episodes" action={again} />;
  }
  if (pages.items.length === 0) {
    return <Blank heading={3} title="No episodes found" text="Check back soon for new episodes!" />;
  }
  return (
    <>
      <div className={layout.cards}>
        {pages.items.map((episode, index) => (
          <EpisodeCard key={episode.id} episode={episode} {...pages.landing(index)} />
        ))}
      </div>
      <ListEnd
        pages={pages}
        pathOf={(cursor) => `/topics/${slug}${stringifySearch({ ...search, cursor, steps: undefined })}`}
        moreText="Load more episodes"
        loadedText="All episodes loaded"
        failedText="Failed to fetch episodes"
      />
    </>
  );
}
