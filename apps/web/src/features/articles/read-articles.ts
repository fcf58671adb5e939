import { LIMITS } from '@longreturn/contract/limits';
import { awaitList, type LoadCause, pagedOptions, readListPages } from '../../lib/read-list-pages.ts';
import type { ApiContext } from '../../lib/trpc.ts';
import { type ArticleFilter, articleAccess, hasLead } from './article-filter.ts';

/**
 * Returns the query for the article cards that match a filter and, if given, a topic. The list starts at the filter's
 * cursor and has pages of twelve. Without a topic, the unfiltered list has pages of thirteen: its first page is the
 * lead and four full rows of three cards.
 */
export function articlesQuery(filter: ArticleFilter, topic?: string) {
  const { q, cursor } = filter;
  const access = articleAccess(filter);
  return {
    input: {
      limit: !topic && hasLead(filter) ? LIMITS.step + 1 : LIMITS.step,
      ...(q && { q }),
      ...(topic && { topic }),
      ...((access === 'premium' || access === 'free') && { access }),
    },
    options: pagedOptions(cursor),
  };
}

/**
 * Reads the pages of an article list for a loader (see `awaitList`). Reads nothing if both free and premium articles
 * are hidden.
 */
export async function readArticles(
  { utils }: Pick<ApiContext, 'utils'>,
  filter: ArticleFilter,
  cause: LoadCause,
): Promise<void> {
  if (articleAccess(filter) === 'none') return;
  const { cards } = utils.content.articles;
  const { input, options } = articlesQuery(filter);
  await awaitList(
    readListPages((how) => cards.fetchInfinite(input, { ...options, ...how }), filter.steps),
    cause,
  );
}
