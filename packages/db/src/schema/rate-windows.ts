import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** The number of attempts in the current time window of each rate limit key, counted across all instances. */
export const rateWindows = pgTable(
  'rate_windows',
  { key: text('key').primaryKey(), tries: integer('tries').notNull(), endsAt: moment('ends_at').notNull() },
  (table) => [index('rate_windows_ends').on(table.endsAt)],
);
