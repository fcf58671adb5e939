import type { Topic } from '@longreturn/contract/content';
import { LIMITS } from '@longreturn/contract/limits';
import { listSteps } from '@longreturn/contract/query-parameters';
import { awaitList, type LoadCause, pagedOptions, readListPages } from '../../lib/read-list-pages.ts';
import { type SearchOf, searchSchema, text } from '../../lib/search-schema.ts';
import type { ApiContext } from '../../lib/trpc.ts';
import { articlesQuery } from '../articles/read-articles.ts';

/** Returns the query for the topic's articles, in pages of twelve. */
export function topicArticlesQuery(slug: string, { articles }: TopicSearch) {
  return articlesQuery({ ...(articles && { cursor: articles }) }, slug);
}

/** Returns the query for the topic's episodes, in pages of twelve. */
export function topicEpisodesQuery(slug: string, { cursor }: TopicSearch) {
  return { input: { limit: LIMITS.step, topic: slug }, options: pagedOptions(cursor) };
}

/**
 * Reads a topic and the pages of its two lists (see `awaitList`). Returns the topic. Rejects if no topic has the slug.
 */
export async function readTopic(
  { utils }: Pick<ApiContext, 'utils'>,
  slug: string,
  search: TopicSearch,
  cause: LoadCause,
): Promise<Topic> {
  const { episodes, articles, topics } = utils.content;
  const ofEpisodes = topicEpisodesQuery(slug, search);
  const ofArticles = topicArticlesQuery(slug, search);
  const lists = Promise.all([
    readListPages(
      (how) => episodes.list.fetchInfinite(ofEpisodes.input, { ...ofEpisodes.options, ...how }),
      search.steps,
    ),
    readListPages(
      (how) => articles.cards.fetchInfinite(ofArticles.input, { ...ofArticles.options, ...how }),
      search.articleSteps,
    ),
  ]);
  const [topic] = await Promise.all([topics.bySlug.ensureData({ slug }), awaitList(lists, cause)]);
  return topic;
}

/**
 * The search parameters of a topic's page: the cursors of its two lists (`cursor` for episodes, `articles` for
 * articles), and how many pages of each list are shown.
 */
export const topicSearch = searchSchema({ cursor: text, articles: text, steps: listSteps, articleSteps: listSteps });
export type TopicSearch = SearchOf<typeof topicSearch>;
