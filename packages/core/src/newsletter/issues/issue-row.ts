import { newsletterIssues } from '@longreturn/db/schema';
import { isNotNull, sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { newestFirst } from '../../lists/order.ts';

/** A whole row, for rules and for administrators. */
export type IssueRow = typeof newsletterIssues.$inferSelect;

/** What is read of a sent issue for the archive's list: no body. */
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

/** Holds for issues that have gone out. */
export const isSent = () => isNotNull(newsletterIssues.sentAt);
