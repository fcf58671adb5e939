import type { ListedIssue } from '@longreturn/contract/newsletter-issue';
import { pagedOptions } from '../../../../lib/read-list-pages.ts';
import { issueState } from './issue-state.ts';

const PAGE = 10;
/** How often the site checks for scheduled issues to send, in milliseconds. */
const DUE_MS = 60_000;

/** Returns the query for the list of issues, in pages of ten. */
export function issuesQuery() {
  return { input: { limit: PAGE }, options: pagedOptions(undefined) };
}

interface ReadIssues {
  state: { data?: { pages: { items: readonly ListedIssue[] }[] } | undefined };
}

/**
 * Returns how often to read the list again, in milliseconds; false if no issue is scheduled. The site itself sends
 * scheduled issues, so the list changes without an action of the user.
 */
export function refetchInterval({ state: { data } }: ReadIssues): number | false {
  const issues = data?.pages.flatMap(({ items }) => items) ?? [];
  return issues.some((issue) => issueState(issue) === 'scheduled') ? DUE_MS : false;
}
