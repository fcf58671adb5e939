import { stringifySearch } from '../../lib/search-schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSteps } from '../../lib/use-steps.ts';
import { Blank } from '../../ui/blank.tsx';
import { Button } from '../../ui/button.tsx';
import { ListEnd } from '../../ui/list-end.tsx';
import { LoadingNote } from '../../ui/skeleton.tsx';
import { ArticleCards } from '../articles/article-cards.tsx';
import { type TopicSteps, topicArticlesQuery } from './read-topic.ts';

interface TopicArticlesProps {
  slug: string;
  steps: TopicSteps;
}

/** A topic's articles, in steps of twelve. */
export function TopicArticles({ slug, steps: begin }: TopicArticlesProps) {
  const { input, options } = topicArticlesQuery(slug, begin);
  const list = trpc.content.articles.cards.useInfiniteQuery(input, options);
  const steps = useSteps(list, { shown: begin.articleSteps, parameter: 'articleSteps' });
  if (list.isLoading) return <LoadingNote text="Loading articles..." />;
  if (list.isLoadingError) {
    const again = <Button onClick={() => void list.refetch()}>Try again</Button>;
    return <Blank tone="failed" heading={3} title="Failed to fetch articles" action={again} />;
  }
  if (steps.items.length === 0) {
    return <Blank heading={3} title="No articles found" text="Check back soon for new articles!" />;
  }
  return (
    <>
      <ArticleCards articles={steps.items} landing={steps.landing} />
      <ListEnd
        steps={steps}
        pathOf={(articles) => `/topics/${slug}${stringifySearch({ ...begin, articles, articleSteps: undefined })}`}
        moreText="Load more articles"
        loadedText="All articles loaded"
        failedText="Failed to fetch articles"
      />
    </>
  );
}
