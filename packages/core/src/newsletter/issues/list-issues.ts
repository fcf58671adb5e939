import type { IssueCardPage, ListIssuesInput } from '@longreturn/contract/newsletter-issue';
import { newsletterIssues } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import type { ReaderKind } from '../../content/reader-kind.ts';
import type { Deps } from '../../deps.ts';
import { readPage } from '../../lists/read-page.ts';
import { isSent, issueCardColumns, LAST_SENT_FIRST, presentIssueCard } from './present-issue.ts';

/**
 * Returns a page of the archive: sent issues without bodies, the most recently sent first. Throws input.invalid on a
 * malformed cursor.
 */
export async function listIssues(
  { db }: Pick<Deps, 'db'>,
  reader: ReaderKind,
  { edition, ...input }: ListIssuesInput,
): Promise<IssueCardPage> {
  const matching = and(isSent(), edition && eq(newsletterIssues.edition, edition));
  return readPage({
    db,
    table: newsletterIssues,
    order: LAST_SENT_FIRST,
    matching,
    input,
    rows: ({ where, orderBy, limit }) =>
      db
        .select(issueCardColumns)
        .from(newsletterIssues)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortValuesOf: ({ sentAt, id }) => [sentAt, id],
    present: (row) => presentIssueCard(row, reader),
  });
}
