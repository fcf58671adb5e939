import { type AdminIssue, type IssueCard, MEMBERS_EDITIONS } from '@longreturn/contract/newsletter-issue';
import type { Db } from '@longreturn/db/database';
import { newsletterIssues } from '@longreturn/db/schema';
import { eq, isNotNull, sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { AppError } from '../../app-error.ts';
import { canRead, type ReaderKind } from '../../content/reader-kind.ts';
import { newestFirst } from '../../lists/order.ts';

/** A whole row, for use cases and admins. */
export type IssueRow = typeof newsletterIssues.$inferSelect;

/** The columns of a sent issue for the archive's list, without the body. */
export const issueCardRow = {
  id: newsletterIssues.id,
  slug: newsletterIssues.slug,
  edition: newsletterIssues.edition,
  title: newsletterIssues.title,
  excerpt: newsletterIssues.excerpt,
  sentAt: sql<Date>`${newsletterIssues.sentAt}`.mapWith(newsletterIssues.sentAt),
  readingMinutes: newsletterIssues.readingMinutes,
};
export type IssueCardRow = SelectResultFields<typeof issueCardRow>;

/** The order of sent issues. */
export const LAST_SENT_FIRST = newestFirst(newsletterIssues.sentAt, newsletterIssues.id);

/** The condition that an issue was sent. */
export const isSent = () => isNotNull(newsletterIssues.sentAt);

/** Reads an issue and locks it until the transaction ends. Throws issue.unknown. */
export async function lockIssue(tx: Db, id: string): Promise<IssueRow> {
  const [row] = await tx.select().from(newsletterIssues).where(eq(newsletterIssues.id, id)).for('update');
  if (!row) throw new AppError('issue.unknown');
  return row;
}

/** Formats a sent issue without its body, and whether the reader may open it. */
export function presentIssueCard({ sentAt, ...row }: IssueCardRow, reader: ReaderKind): IssueCard {
  const isPremium = MEMBERS_EDITIONS.has(row.edition);
  return { ...row, isPremium, isLocked: !canRead(reader, { isPremium }), sentAt: sentAt.toISOString() };
}

/** Formats an issue as admins see it, drafts included. */
export function presentAdminIssue({ sentAt, scheduledFor, createdAt, updatedAt, ...row }: IssueRow): AdminIssue {
  return {
    ...row,
    scheduledFor: scheduledFor?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
