import { type AdminIssue, type IssueCard, MEMBERS_EDITIONS } from '@longreturn/contract/newsletter-issue';
import type { Db } from '@longreturn/db/database';
import { newsletterIssues } from '@longreturn/db/schema';
import { eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { AppError } from '../../app-error.ts';
import { canRead, type ReaderKind } from '../../content/reader-kind.ts';
import { newestFirst } from '../../lists/order.ts';

const { search: _search, ...columns } = getTableColumns(newsletterIssues);
/** All columns except the search vector. */
export const issueColumns = columns;
/** A full row, for write operations and the admin pages. */
export type IssueRow = SelectResultFields<typeof issueColumns>;

/** The columns of a sent issue as the archive lists it, without the body. */
export const issueCardColumns = {
  id: newsletterIssues.id,
  slug: newsletterIssues.slug,
  edition: newsletterIssues.edition,
  title: newsletterIssues.title,
  excerpt: newsletterIssues.excerpt,
  sentAt: sql<Date>`${newsletterIssues.sentAt}`.mapWith(newsletterIssues.sentAt),
  readingMinutes: newsletterIssues.readingMinutes,
};
export type IssueCardRow = SelectResultFields<typeof issueCardColumns>;

/** The order of the archive. */
export const LAST_SENT_FIRST = newestFirst(newsletterIssues.sentAt, newsletterIssues.id);

/** Returns an SQL condition that is true for sent issues. */
export const isSent = () => isNotNull(newsletterIssues.sentAt);

/** Returns an issue and locks it until the transaction ends. Throws issue.unknown. */
export async function lockIssue(tx: Db, id: string): Promise<IssueRow> {
  const [row] = await tx.select(issueColumns).from(newsletterIssues).where(eq(newsletterIssues.id, id)).for('update');
  if (!row) throw new AppError('issue.unknown');
  return row;
}

/** Returns a sent issue without its body; `isLocked` tells whether the reader has no access to it. */
export function presentIssueCard({ sentAt, ...row }: IssueCardRow, reader: ReaderKind): IssueCard {
  const isPremium = MEMBERS_EDITIONS.has(row.edition);
  return { ...row, isPremium, isLocked: !canRead(reader, { isPremium }), sentAt: sentAt.toISOString() };
}

/** Returns an issue as admins see it. The issue may be a draft. */
export function presentAdminIssue({ sentAt, scheduledFor, createdAt, updatedAt, ...row }: IssueRow): AdminIssue {
  return {
    ...row,
    scheduledFor: scheduledFor?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
