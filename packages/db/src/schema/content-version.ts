import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, smallint } from 'drizzle-orm/pg-core';

/** One row: grows with every write to public content, inside the write's transaction. Rendered copies carry it. */
export const contentVersion = pgTable(
  'content_version',
  { id: smallint('id').primaryKey(), version: bigint('version', { mode: 'number' }).notNull() },
  (table) => [check('content_version_one_row', sql`${table.id} = 1`)],
);
