import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** How often people viewed the page of an episode or article on a day in UTC. */
export const itemReads = pgTable(
  'item_reads',
  {
    itemType: text('item_type', { enum: ['episode', 'article'] }).notNull(),
    itemId: uuid('item_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    reads: integer('reads').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemType, table.itemId, table.day] }),
    check('item_reads_positive', sql`${table.reads} > 0`),
    index('item_reads_day').on(table.day),
  ],
);
