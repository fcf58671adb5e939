import { stringifySearch } from '../../lib/search-schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSteps } from '../../lib/use-steps.ts';
import { Blank } from '../../ui/blank.tsx';
import { Button } from '../../ui/button.tsx';
import layout from '../../ui/layout.module.css';
import { ListEnd } from '../../ui/list-end.tsx';
import { LoadingNote } from '../../ui/skeleton.tsx';
import { EpisodeCard } from '../episodes/episode-card.tsx';
import { type TopicSteps, topicEpisodesQuery } from './read-topic.ts';

interface TopicEpisodesProps {
  slug: string;
  steps: TopicSteps;
}

/** A topic's episodes, in steps of twelve. */
export function TopicEpisodes({ slug, steps: begin }: TopicEpisodesProps) {
  const { input, options } = topicEpisodesQuery(slug, begin);
  const list = trpc.content.episodes.list.useInfiniteQuery(input, options);
  const steps = useSteps(list, { shown: begin.steps });
  if (list.isLoading) return <LoadingNote text="Loading episodes..." />;
  if (list.isLoadingError) {
    const again = <Button onClick={() => void list.refetch()}>Try again</Button>;
    return <Blank tone="failed" heading={3} title="Failed to fetch episodes" action={again} />;
  }
  if (steps.items.length === 0) {
    return <Blank heading={3} title="No episodes found" text="Check back soon for new episodes!" />;
  }
  return (
    <>
      <div className={layout.cards}>
        {steps.items.map((episode, index) => (
          <EpisodeCard key={episode.id} episode={episode} {...steps.landing(index)} />
        ))}
      </div>
      <ListEnd
        steps={steps}
        pathOf={(cursor) => `/topics/${slug}${stringifySearch({ ...begin, cursor, steps: undefined })}`}
        moreText="Load more episodes"
        loadedText="All episodes loaded"
        failedText="Failed to fetch episodes"
      />
    </>
  );
}
