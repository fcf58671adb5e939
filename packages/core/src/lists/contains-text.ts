import { UNPREPARED } from '@longreturn/db/preparing';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The shortest text for which a trigram index is used. */
const TRIGRAM = 3;

/**
 * Returns the condition that the column, a `searchText` of the schema, contains the text in any letter case
 * (docs/product.md, Search). Wildcards in the text are matched literally. The statement is planned for each text, since
 * the best plan depends on it.
 */
export function containsText(column: PgColumn, text: string): SQL {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const isContained = sql`${column} like lower(${pattern}) ${sql.raw(UNPREPARED)}`;
  if ([...text].length >= TRIGRAM) return isContained;
  // No index finds one or two letters. `coalesce` hides the condition from the planner, which would expect almost no
  // match for an unusual letter and read the whole table. Instead, it walks the list's own index and stops at a full
  // page.
  return sql`coalesce(${isContained}, false)`;
}
