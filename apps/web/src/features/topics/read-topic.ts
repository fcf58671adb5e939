import type { Topic } from '@longreturn/contract/content';
import { LIMITS } from '@longreturn/contract/limits';
import { awaitList, type LoadCause } from '../../lib/await-list.ts';
import { readSteps } from '../../lib/read-steps.ts';
import { steppedOptions } from '../../lib/stepped-options.ts';
import type { ApiContext } from '../../lib/trpc.ts';
import { articlesQuery } from '../articles/read-articles.ts';
import type { TopicSteps } from './topic-steps.ts';

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
