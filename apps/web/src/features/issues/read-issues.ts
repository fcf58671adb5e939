import { LIMITS } from '@longreturn/contract/limits';
import { awaitList, type LoadCause } from '../../lib/await-list.ts';
import { readSteps } from '../../lib/read-steps.ts';
import { steppedOptions } from '../../lib/stepped-options.ts';
import type { ApiContext, Trpc } from '../../lib/trpc.ts';
import type { IssueFilter } from './issue-filter.ts';

/** How many issues stand above the article list. */
const LATEST = 4;

/** The issues sent last, for the page that leads to the archive. */
export function latestIssuesQuery(trpc: Trpc) {
  // The loader has tried: without an answer the page does without.
  return { ...trpc.newsletter.issues.list.queryOptions({ limit: LATEST }), retryOnMount: false };
}

/** The archive, of one edition when told, in steps of twelve from the filter's cursor on. */
export function issuesQuery(trpc: Trpc, { archive, cursor }: IssueFilter) {
  return trpc.newsletter.issues.list.infiniteQueryOptions(
    { limit: LIMITS.step, ...(archive !== 'all' && { edition: archive }) },
    steppedOptions(cursor),
  );
}

/** Reads the issues sent last for a loader, as `awaitList` says. */
export async function readLatestIssues({ queryClient, trpc }: ApiContext, cause: LoadCause): Promise<void> {
  await awaitList(queryClient.ensureQueryData(latestIssuesQuery(trpc)), cause);
}

/** Reads the archive's steps for a loader, as `awaitList` says. */
export async function readIssues(
  { queryClient, trpc }: ApiContext,
  filter: IssueFilter,
  cause: LoadCause,
): Promise<void> {
  await awaitList(
    readSteps((how) => queryClient.infiniteQuery({ ...issuesQuery(trpc, filter), ...how }), filter.steps),
    cause,
  );
}
