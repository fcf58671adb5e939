import { type SQL, sql } from 'drizzle-orm';
import { customType, text, timestamp } from 'drizzle-orm/pg-core';

/** A time with JavaScript's precision of a millisecond. With a finer one, keyset pages would skip rows. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** PostgreSQL's full text vector. Only SQL expressions write it; JavaScript never reads it. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The text that a list's search box searches: these columns in lower case, one on each line. It is stored because no
 * index helps with one or two letters, and lower-casing every row would be slow. A null column counts as ''.
 */
export const searchText = (...columns: readonly string[]) =>
  text('search_text').notNull().generatedAlwaysAs(lowerCase(columns));

function lowerCase(columns: readonly string[]): SQL {
  const texts = columns.map((column) => `coalesce("${column}", '')`);
  return sql.raw(`lower(${texts.join(" || E'\\n' || ")})`);
}

/** The values as a list for a check constraint: `column in (…)`. */
export const oneOf = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(', '));
