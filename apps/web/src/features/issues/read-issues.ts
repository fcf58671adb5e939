import { LIMITS } from '@longreturn/contract/limits';
import { awaitList, type LoadCause, readSteps, steppedOptions } from '../../lib/read-steps.ts';
import type { ApiContext } from '../../lib/trpc.ts';
import type { IssueFilter } from './issue-filter.ts';

/** How many issues are shown above the article list. */
export const LATEST_ISSUES = { limit: 4 };

/** Returns the query for the archive, optionally for one edition, in steps of twelve from the filter's cursor. */
export function issuesQuery({ archive, cursor }: IssueFilter) {
  return {
    input: { limit: LIMITS.step, ...(archive !== 'all' && { edition: archive }) },
    options: steppedOptions(cursor),
  };
}

/** Reads the latest issues for a loader, as `awaitList` describes. */
export async function readLatestIssues({ utils }: Pick<ApiContext, 'utils'>, cause: LoadCause): Promise<void> {
  await awaitList(utils.newsletter.issues.list.ensureData(LATEST_ISSUES), cause);
}

/** Reads the archive's steps for a loader, as `awaitList` describes. */
export async function readIssues(
  { utils }: Pick<ApiContext, 'utils'>,
  filter: IssueFilter,
  cause: LoadCause,
): Promise<void> {
  const { list } = utils.newsletter.issues;
  const { input, options } = issuesQuery(filter);
  await awaitList(
    readSteps((how) => list.fetchInfinite(input, { ...options, ...how }), filter.steps),
    cause,
  );
}
