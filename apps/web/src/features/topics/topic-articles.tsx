import { stringifySearch } from '../../lib/search-schema.ts';
import { trpc } from '../../lib/trpc.ts';
import { useListPages } from '../../lib/use-list-pages.ts';
import { Blank } from '../../ui/blank.tsx';
import { Button } from '../../ui/button.tsx';
import { ListEnd } from '../../ui/list-end.tsx';
import { LoadingNote } from '../../ui/skeleton.tsx';
import { ArticleCards } from '../articles/article-cards.tsx';
import { type TopicSearch, topicArticlesQuery } from './read-topic.ts';

interface TopicArticlesProps {
  slug: string;
  search: TopicSearch;
}

/** A topic's articles, in pages of twelve. */
export function TopicArticles({ slug, search }: TopicArticlesProps) {
  const { input, options } = topicArticlesQuery(slug, search);
  const list = trpc.content.articles.cards.useInfiniteQuery(input, options);
  const pages = useListPages(list, { shown: search.articleSteps, parameter: 'articleSteps' });
  if (list.isLoading) return <LoadingNote text="Loading articles..." />;
  if (list.isLoadingError) {
    const again = <Button onClick={() => void list.refetch()}>Try again</Button>;
    return <Blank tone="failed" heading={3} title="Failed to fetch articles" action={again} />;
  }
  if (pages.items.length === 0) {
    return <Blank heading={3} title="No articles found" text="Check back soon for new articles!" />;
  }
  return (
    <>
      <ArticleCards articles={pages.items} landing={pages.landing} />
      <ListEnd
        pages={pages}
        pathOf={(articles) => `/topics/${slug}${stringifySearch({ ...search, articles, articleSteps: undefined })}`}
        moreText="Load more articles"
        loadedText="All articles loaded"
        failedText="Failed to fetch articles"
      />
    </>
  );
}
