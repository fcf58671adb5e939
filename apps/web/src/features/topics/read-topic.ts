import type { Topic } from '@longreturn/contract/content';
import { LIMITS } from '@longreturn/contract/limits';
import { awaitList, type LoadCause } from '../../lib/await-list.ts';
import { readSteps } from '../../lib/read-steps.ts';
import { steppedOptions } from '../../lib/stepped-options.ts';
import type { ApiContext, Trpc } from '../../lib/trpc.ts';
import { articlesQuery } from '../articles/read-articles.ts';
import type { TopicSteps } from './topic-steps.ts';

/** The topic's articles in steps of twelve. */
export function topicArticlesQuery(trpc: Trpc, slug: string, { articles }: TopicSteps) {
  return articlesQuery(trpc, { ...(articles && { cursor: articles }) }, slug);
}

/** The topic's episodes in steps of twelve. */
export function topicEpisodesQuery(trpc: Trpc, slug: string, { cursor }: TopicSteps) {
  return trpc.content.episodes.list.infiniteQueryOptions({ limit: LIMITS.step, topic: slug }, steppedOptions(cursor));
}

/** Reads a topic and, as `awaitList` says, the steps of its two lists; rejects for a slug that is no topic's. */
export async function readTopic(
  { queryClient, trpc }: ApiContext,
  slug: string,
  steps: TopicSteps,
  cause: LoadCause,
): Promise<Topic> {
  const lists = Promise.all([
    readSteps((how) => queryClient.infiniteQuery({ ...topicEpisodesQuery(trpc, slug, steps), ...how }), steps.steps),
    readSteps(
      (how) => queryClient.infiniteQuery({ ...topicArticlesQuery(trpc, slug, steps), ...how }),
      steps.articleSteps,
    ),
  ]);
  const [topic] = await Promise.all([
    queryClient.query(trpc.content.topics.bySlug.queryOptions({ slug })),
    awaitList(lists, cause),
  ]);
  return topic;
}
