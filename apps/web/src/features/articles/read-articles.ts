import { LIMITS } from '@longreturn/contract/limits';
import { awaitList, type LoadCause, readSteps, steppedOptions } from '../../lib/read-steps.ts';
import type { ApiContext } from '../../lib/trpc.ts';
import { type ArticleFilter, articleAccess } from './article-filter.ts';

/**
 * Returns the query for the cards of a filter, optionally for one topic, in steps of twelve from the filter's cursor.
 */
export function articlesQuery(filter: ArticleFilter, topic?: string) {
  const { q, cursor } = filter;
  const access = articleAccess(filter);
  return {
    input: {
      limit: LIMITS.step,
      ...(q && { q }),
      ...(topic && { topic }),
      ...((access === 'premium' || access === 'free') && { access }),
    },
    options: steppedOptions(cursor),
  };
}

/** Reads a list's steps for a loader, as `awaitList` describes. With both kinds hidden there is nothing to read. */
export async function readArticles(
  { utils }: Pick<ApiContext, 'utils'>,
  filter: ArticleFilter,
  cause: LoadCause,
): Promise<void> {
  if (articleAccess(filter) === 'none') return;
  const { cards } = utils.content.articles;
  const { input, options } = articlesQuery(filter);
  await awaitList(
    readSteps((how) => cards.fetchInfinite(input, { ...options, ...how }), filter.steps),
    cause,
  );
}
