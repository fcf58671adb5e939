import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, smallint } from 'drizzle-orm/pg-core';

/**
 * The version of the public content, in a single row. A write to public content increments the version in the same
 * transaction. Each cached page belongs to one version.
 */
export const contentVersion = pgTable(
  'content_version',
  { id: smallint('id').primaryKey(), version: bigint('version', { mode: 'number' }).notNull() },
  (table) => [check('content_version_one_row', sql`${table.id} = 1`)],
);
