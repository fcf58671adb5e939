import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Digests that an admin deleted. They are recorded so that later digests don't repeat their items. */
export const deletedDigests = pgTable(
  'deleted_digests',
  {
    edition: text('edition', { enum: ['episodes', 'articles', 'daily-highlights', 'quarterly-summaries'] }).notNull(),
    /** The day or quarter, such as '2026-11-21' or '2026-Q3'. */
    period: text('period').notNull(),
    /** When the digest was sent; null if it was deleted as a draft. */
    sentAt: moment('sent_at'),
  },
  (table) => [primaryKey({ columns: [table.edition, table.period] })],
);
