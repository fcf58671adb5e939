import type { AdminIssuePage, ListIssuesInput } from '@longreturn/contract/newsletter-issue';
import { newsletterIssues } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import type { Deps } from '../../deps.ts';
import { behindCursor, newestFirst, pageSize } from '../../lists/keyset.ts';
import { readPage } from '../../lists/read-page.ts';
import type { IssueRow } from './issue-row.ts';
import { presentAdminIssue } from './present-issue.ts';

const PLACE = { publishedAt: newsletterIssues.createdAt, id: newsletterIssues.id };

/** All issues, drafts and sent, the one written last first. Throws session.required, action.forbidden, input.invalid. */
export async function listAllIssues(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { edition, cursor, ...asked }: ListIssuesInput,
): Promise<AdminIssuePage> {
  requireAdmin(actor);
  const matching = edition && eq(newsletterIssues.edition, edition);
  const size = pageSize(asked);
  const rows = db
    .select()
    .from(newsletterIssues)
    .where(and(matching, behindCursor(PLACE, cursor)))
    .orderBy(...newestFirst(PLACE))
    .limit(size + 1);
  const placeOf = ({ createdAt, id }: IssueRow) => ({ publishedAt: createdAt, id });
  return readPage({ db, table: newsletterIssues, matching, cursor, size, rows, placeOf, present: presentAdminIssue });
}
