import type { IssueCardPage, ListIssuesInput } from '@longreturn/contract/newsletter-issue';
import { newsletterIssues } from '@longreturn/db/schema';
import { and, eq } from 'drizzle-orm';
import type { ReaderKind } from '../../content/reader-kind.ts';
import type { Deps } from '../../deps.ts';
import { behindCursor, newestFirst, pageSize } from '../../lists/keyset.ts';
import { readPage } from '../../lists/read-page.ts';
import { ISSUE_PLACE, type IssueCardRow, isSent, issueCardRow } from './issue-row.ts';
import { presentIssueCard } from './present-issue.ts';

/** A page of the archive, the issue sent last first: no body is even read. */
export async function listIssues(
  { db }: Pick<Deps, 'db'>,
  reader: ReaderKind,
  { edition, cursor, ...asked }: ListIssuesInput,
): Promise<IssueCardPage> {
  const matching = and(isSent(), edition && eq(newsletterIssues.edition, edition));
  const size = pageSize(asked);
  const rows = db
    .select(issueCardRow)
    .from(newsletterIssues)
    .where(and(matching, behindCursor(ISSUE_PLACE, cursor)))
    .orderBy(...newestFirst(ISSUE_PLACE))
    .limit(size + 1);
  const placeOf = ({ sentAt, id }: IssueCardRow) => ({ publishedAt: sentAt, id });
  const present = (row: IssueCardRow) => presentIssueCard(row, reader);
  return readPage({ db, table: newsletterIssues, matching, cursor, size, rows, placeOf, present });
}
