import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { newsletterIssues } from './newsletter-issues.ts';
import { subscribers } from './subscribers.ts';

/** The state of an issue's email to each recipient. The primary key ensures that each recipient is queued once. */
export const issueDeliveries = pgTable(
  'issue_deliveries',
  {
    issueId: uuid('issue_id')
      .notNull()
      .references(() => newsletterIssues.id, { onDelete: 'cascade' }),
    subscriberId: uuid('subscriber_id')
      .notNull()
      .references(() => subscribers.id, { onDelete: 'cascade' }),
    /** 'skipped': the recipient was no longer subscribed or entitled when the email was prepared. */
    state: text('state', { enum: ['queued', 'sent', 'failed', 'skipped'] }).notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** When the recipient unsubscribed with a link of this issue. */
    unsubscribedAt: moment('unsubscribed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.subscriberId] }),
    check('issue_deliveries_state_known', sql`${table.state} in ('queued', 'sent', 'failed', 'skipped')`),
    index('issue_deliveries_state').on(table.issueId, table.state),
    index('issue_deliveries_subscriber').on(table.subscriberId),
  ],
);
