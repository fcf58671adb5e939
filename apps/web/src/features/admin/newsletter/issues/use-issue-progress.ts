import type { IssueProgress, ListedIssue } from '@longreturn/contract/newsletter-issue';
import { trpc } from '../../../../lib/trpc.ts';
import { isUnderway } from './issue-state.ts';

const POLL_MS = 1000;

/** Returns the issue with the progress of its delivery. While the issue is being sent, the progress is polled. */
export function useIssueProgress(issue: ListedIssue): { issue: ListedIssue; isPollFailed: boolean } {
  const isListedUnderway = isUnderway(issue.progress);
  const { data, isError } = trpc.admin.issues.progress.useQuery(
    { id: issue.id },
    { enabled: isListedUnderway, refetchInterval: ({ state }) => pollInterval(state.data) },
  );
  const progress = isListedUnderway && data ? data : issue.progress;
  return { issue: { ...issue, progress }, isPollFailed: isListedUnderway && isError };
}

function pollInterval(progress: IssueProgress | undefined): number | false {
  return !progress || isUnderway(progress) ? POLL_MS : false;
}
