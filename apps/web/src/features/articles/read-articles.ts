import { LIMITS } from '@longreturn/contract/limits';
import { awaitList, type LoadCause } from '../../lib/await-list.ts';
import { readSteps } from '../../lib/read-steps.ts';
import { steppedOptions } from '../../lib/stepped-options.ts';
import type { ApiContext, Trpc } from '../../lib/trpc.ts';
import { type ArticleFilter, articleAccess } from './article-filter.ts';

/** The cards of a filter, of one topic when told, in steps of twelve from the filter's cursor on. */
export function articlesQuery(trpc: Trpc, filter: ArticleFilter, topic?: string) {
  const { q, cursor } = filter;
  const access = articleAccess(filter);
  return trpc.content.articles.cards.infiniteQueryOptions(
    {
      limit: LIMITS.step,
      ...(q && { q }),
      ...(topic && { topic }),
      ...((access === 'premium' || access === 'free') && { access }),
    },
    {
      ...steppedOptions(cursor),
      enabled: access !== 'none',
    },
  );
}

/** Reads a list's steps for a loader, as `awaitList` says; with both kinds switched off there is nothing to read. */
export async function readArticles(
  { queryClient, trpc }: ApiContext,
  filter: ArticleFilter,
  cause: LoadCause,
): Promise<void> {
  if (articleAccess(filter) === 'none') return;
  await awaitList(
    readSteps((how) => queryClient.infiniteQuery({ ...articlesQuery(trpc, filter), ...how }), filter.steps),
    cause,
  );
}
