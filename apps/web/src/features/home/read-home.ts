import type { ApiContext } from '../../lib/trpc.ts';

/** The three reads of the home page: the newest episode, the newest article, the topics with their counts. */
export function homeQueries(trpc: ApiContext['trpc']) {
  const { content } = trpc;
  return {
    episodes: content.episodes.list.queryOptions({ limit: 1 }),
    articles: content.articles.cards.queryOptions({ limit: 1 }),
    topics: content.topics.list.queryOptions(),
  };
}

export async function readHome({ queryClient, trpc }: ApiContext): Promise<void> {
  const { episodes, articles, topics } = homeQueries(trpc);
  await Promise.all([
    queryClient.ensureQueryData(episodes),
    queryClient.ensureQueryData(articles),
    queryClient.ensureQueryData(topics),
  ]);
}
