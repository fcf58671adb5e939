import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What happened, for the administrator's Recent Activity (specification §2). */
export const activity = pgTable(
  'activity',
  {
    id: uuid('id').primaryKey(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    timestamp: moment('timestamp').notNull(),
  },
  (table) => [index('activity_timestamp').on(table.timestamp.desc(), table.id.desc())],
);
