import type { AdminIssuePage, ListIssuesInput } from '@longreturn/contract/newsletter-issue';
import { newsletterIssues } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { countRows } from '../../content/count-rows.ts';
import { behindCursor, newestFirst, pageSize, toPage } from '../../content/keyset.ts';
import type { Deps } from '../../deps.ts';
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
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(newsletterIssues)
      .where(and(matching, behindCursor(PLACE, cursor)))
      .orderBy(...newestFirst(PLACE))
      .limit(size + 1),
    countRows(db, newsletterIssues, matching),
  ]);
  const places = rows.map((row) => ({ publishedAt: row.createdAt, id: row.id, row }));
  return toPage(places, size, total, ({ row }) => presentAdminIssue(row));
}
