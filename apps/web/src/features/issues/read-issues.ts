import { LIMITS } from '@longreturn/contract/limits';
import { awaitList, type LoadCause, pagedOptions, readListPages } from '../../lib/read-list-pages.ts';
import type { ApiContext } from '../../lib/trpc.ts';
import type { IssueFilter } from './issue-filter.ts';

/** The query input for the issues shown above the article list. */
export const LATEST_ISSUES = { limit: 4 };

/** Returns the query for the archive or one edition, in pages of twelve, starting at the filter's cursor. */
export function issuesQuery({ archive, cursor }: IssueFilter) {
  return {
    input: { limit: LIMITS.step, ...(archive !== 'all' && { edition: archive }) },
    options: pagedOptions(cursor),
  };
}

/** Reads the latest issues for a loader (see `awaitList`). */
export async function readLatestIssues({ utils }: Pick<ApiContext, 'utils'>, cause: LoadCause): Promise<void> {
  await awaitList(utils.newsletter.issues.list.ensureData(LATEST_ISSUES), cause);
}

/** Reads the pages of the archive for a loader (see `awaitList`). */
export async function readIssues(
  { utils }: Pick<ApiContext, 'utils'>,
  filter: IssueFilter,
  cause: LoadCause,
): Promise<void> {
  const { list } = utils.newsletter.issues;
  const { input, options } = issuesQuery(filter);
  await awaitList(
    readListPages((how) => list.fetchInfinite(input, { ...options, ...how }), filter.steps),
    cause,
  );
}
