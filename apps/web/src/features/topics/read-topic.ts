import type { Topic } from '@longreturn/contract/content';
import { LIMITS } from '@longreturn/contract/limits';
import { listSteps } from '@longreturn/contract/query-parameters';
import { awaitList, type LoadCause, readSteps, steppedOptions } from '../../lib/read-steps.ts';
import { type SearchOf, searchSchema, text } from '../../lib/search-schema.ts';
import type { ApiContext } from '../../lib/trpc.ts';
import { articlesQuery } from '../articles/read-articles.ts';

/** Returns the query for the topic's articles in steps of twelve. */
export function topicArticlesQuery(slug: string, { articles }: TopicSteps) {
  return articlesQuery({ ...(articles && { cursor: articles }) }, slug);
}

/** Returns the query for the topic's episodes in steps of twelve. */
export function topicEpisodesQuery(slug: string, { cursor }: TopicSteps) {
  return { input: { limit: LIMITS.step, topic: slug }, options: steppedOptions(cursor) };
}

/** Reads a topic and, as `awaitList` describes, the steps of its two lists. Rejects if no topic has the slug. */
export async function readTopic(
  { utils }: Pick<ApiContext, 'utils'>,
  slug: string,
  steps: TopicSteps,
  cause: LoadCause,
): Promise<Topic> {
  const { episodes, articles, topics } = utils.content;
  const ofEpisodes = topicEpisodesQuery(slug, steps);
  const ofArticles = topicArticlesQuery(slug, steps);
  const lists = Promise.all([
    readSteps((how) => episodes.list.fetchInfinite(ofEpisodes.input, { ...ofEpisodes.options, ...how }), steps.steps),
    readSteps(
      (how) => articles.cards.fetchInfinite(ofArticles.input, { ...ofArticles.options, ...how }),
      steps.articleSteps,
    ),
  ]);
  const [topic] = await Promise.all([topics.bySlug.ensureData({ slug }), awaitList(lists, cause)]);
  return topic;
}

/**
 * Where the two lists of a topic's page begin (`articles` is the articles' cursor), and how many steps of each are
 * shown.
 */
export const topicSteps = searchSchema({ cursor: text, articles: text, steps: listSteps, articleSteps: listSteps });
export type TopicSteps = SearchOf<typeof topicSteps>;
