import { type SQL, sql } from 'drizzle-orm';
import { customType, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Returns a time column with the precision of a JavaScript Date, one millisecond. With a finer precision, keyset pages
 * would skip rows.
 */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** PostgreSQL's full text vector. Only SQL expressions write it; JavaScript never reads it. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Returns a generated column with the text that a list's search box searches: the given columns in lower case, one on
 * each line. The column is stored because a search for one or two letters can't use an index, and lower-casing every
 * row would be slow. A null column counts as ''.
 */
export const searchText = (...columns: readonly string[]) =>
  text('search_text').notNull().generatedAlwaysAs(lowerCase(columns));

function lowerCase(columns: readonly string[]): SQL {
  const texts = columns.map((column) => `coalesce("${column}", '')`);
  return sql.raw(`lower(${texts.join(" || E'\\n' || ")})`);
}

/** Returns the quoted values, separated by commas, for a check constraint such as `column in (…)`. */
export const oneOf = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(', '));
