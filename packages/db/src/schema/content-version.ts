import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, smallint } from 'drizzle-orm/pg-core';

/** One row. Every write to public content raises it in its transaction; cached pages belong to one version. */
export const contentVersion = pgTable(
  'content_version',
  { id: smallint('id').primaryKey(), version: bigint('version', { mode: 'number' }).notNull() },
  (table) => [check('content_version_one_row', sql`${table.id} = 1`)],
);
