import { UNPREPARED } from '@longreturn/db/prepare-statements';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The minimum number of characters for which PostgreSQL uses a trigram index. */
const TRIGRAM_LENGTH = 3;

/**
 * Returns an SQL condition that is true if the column contains the text, ignoring case (docs/product.md, Search). The
 * column must be a `searchText` column of the schema, or any other text in lower case. Wildcards in the text are
 * matched literally. The statement is planned for each text, because the best plan depends on the text.
 */
export function containsText(column: SQLWrapper, text: string): SQL {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const isContained = sql`${column} like lower(${pattern}) ${sql.raw(UNPREPARED)}`;
  if ([...text].length >= TRIGRAM_LENGTH) return isContained;
  // The trigram index can't find one or two letters. For an unusual letter, the planner would expect almost no matches
  // and read the whole table. `coalesce` hides the condition from the planner, which then reads an index in the list's
  // order and stops when the page is full.
  return sql`coalesce(${isContained}, false)`;
}
