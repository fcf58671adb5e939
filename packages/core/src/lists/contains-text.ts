import { UNPREPARED } from '@longreturn/db/unprepared';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Holds where the column, a `searchText` of the schema, contains the text in any letter case (specification §5, Search).
 * Wildcards in the text stand for themselves. Planned anew for each text: three letters are found by an index, one or
 * two by reading all rows, and what the planner chose for one text is slow for another.
 */
export function containsText(column: PgColumn, text: string): SQL {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`${column} like lower(${pattern}) ${sql.raw(UNPREPARED)}`;
}
