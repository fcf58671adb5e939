import type { AdminIssuePage, ListIssuesInput } from '@longreturn/contract/newsletter-issue';
import { newsletterIssues } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import type { Deps } from '../../deps.ts';
import { newestFirst } from '../../lists/order.ts';
import { readPage } from '../../lists/read-page.ts';
import { presentAdminIssue } from './present-issue.ts';

/**
 * Returns a page of all issues, including drafts; the most recently created come first. Throws session.required,
 * action.forbidden, input.invalid.
 */
export async function listAllIssues(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { edition, ...input }: ListIssuesInput,
): Promise<AdminIssuePage> {
  requireAdmin(actor);
  return readPage({
    db,
    table: newsletterIssues,
    order: newestFirst(newsletterIssues.createdAt, newsletterIssues.id),
    matching: edition && eq(newsletterIssues.edition, edition),
    input,
    rows: ({ where, orderBy, limit }) =>
      db
        .select()
        .from(newsletterIssues)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortValuesOf: ({ createdAt, id }) => [createdAt, id],
    present: presentAdminIssue,
  });
}
