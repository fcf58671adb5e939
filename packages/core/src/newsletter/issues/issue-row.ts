import { newsletterIssues } from '@longreturn/db/schema';
import { isNotNull, sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
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
