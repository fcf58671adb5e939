import type { ListedIssuePage, ListIssuesInput } from '@longreturn/contract/newsletter-issue';
import { newsletterIssues } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import type { Deps } from '../../deps.ts';
import { newestFirst } from '../../lists/order.ts';
import { readPage } from '../../lists/read-page.ts';
import { readProgress } from './issue-progress.ts';
import { issueColumns, presentAdminIssue } from './present-issue.ts';

/**
 * Returns a page of all issues, including drafts, with the progress of their delivery; the most recently created come
 * first. Throws session.required, action.forbidden, input.invalid.
 */
export async function listAllIssues(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { edition, ...input }: ListIssuesInput,
): Promise<ListedIssuePage> {
  requireAdmin(actor);
  const { db } = deps;
  const page = await readPage({
    db,
    table: newsletterIssues,
    order: newestFirst(newsletterIssues.createdAt, newsletterIssues.id),
    matching: edition && eq(newsletterIssues.edition, edition),
    input,
    rows: ({ where, orderBy, limit }) =>
      db
        .select(issueColumns)
        .from(newsletterIssues)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortValuesOf: ({ createdAt, id }) => [createdAt, id],
    present: (row) => row,
  });
  const progressOf = await readProgress(deps, page.items);
  return { ...page, items: page.items.map((row) => ({ ...presentAdminIssue(row), progress: progressOf(row) })) };
}
