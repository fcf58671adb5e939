import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** Emails to accounts, with their outcome but without their text. Old rows are deleted. */
export const sentMails = pgTable(
  'sent_mails',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** 'accepted' by the mail server, 'refused' for good, or 'failed' after the last retry. */
    outcome: text('outcome', { enum: ['accepted', 'refused', 'failed'] }).notNull(),
    reason: text('reason'),
    at: moment('at').notNull(),
  },
  (table) => [
    check('sent_mails_outcome_known', sql`${table.outcome} in ('accepted', 'refused', 'failed')`),
    index('sent_mails_user').on(table.userId, table.at.desc(), table.id.desc()),
    index('sent_mails_at').on(table.at),
  ],
);
