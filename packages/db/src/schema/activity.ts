import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** What happened, for the administrator's Recent Activity (specification §2). */
export const activity = pgTable(
  'activity',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Whose account the line tells of: it goes with the account. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    timestamp: moment('timestamp').notNull(),
  },
  (table) => [
    index('activity_timestamp').on(table.timestamp.desc(), table.id.desc()),
    index('activity_user').on(table.userId),
  ],
);
