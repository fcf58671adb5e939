import { type IssueCardPage, type ListIssuesInput, listIssuesInput } from '@longreturn/contract/newsletter-issue';
import { newsletterIssues } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { countRows } from '../../content/count-rows.ts';
import { behindCursor, newestFirst, pageSize, toPage } from '../../content/keyset.ts';
import type { Deps } from '../../deps.ts';
import { parseInput } from '../../parse-input.ts';
import { ISSUE_PLACE, isSent, issueCardRow } from './issue-row.ts';
import { presentIssueCard } from './present-issue.ts';

/** A page of the archive, the issue sent last first: no body is even read. Throws input.invalid. */
export async function listIssues(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  input: ListIssuesInput,
): Promise<IssueCardPage> {
  const { edition, cursor, ...asked } = parseInput(listIssuesInput, input);
  const matching = and(isSent(), edition && eq(newsletterIssues.edition, edition));
  const size = pageSize(asked);
  const [rows, total] = await Promise.all([
    db
      .select(issueCardRow)
      .from(newsletterIssues)
      .where(and(matching, behindCursor(ISSUE_PLACE, cursor)))
      .orderBy(...newestFirst(ISSUE_PLACE))
      .limit(size + 1),
    countRows(db, newsletterIssues, matching),
  ]);
  const places = rows.map((row) => ({ publishedAt: row.sentAt, id: row.id, row }));
  return toPage(places, size, total, ({ row }) => presentIssueCard(row, actor));
}
