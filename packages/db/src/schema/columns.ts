import { type SQL, sql } from 'drizzle-orm';
import { customType, text, timestamp } from 'drizzle-orm/pg-core';

/** A moment, to the millisecond that JavaScript can hold (a finer one would make keyset pages skip rows). */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** PostgreSQL's full text vector. Written by SQL expressions only, never read into JavaScript. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What a list's search box looks through: the texts of these columns in lower case, one on each line. Stored, so that a
 * search by one or two letters, which no index serves, changes the case of no row. A column that may be null counts as ''.
 */
export const searchText = (...columns: readonly string[]) =>
  text('search_text').notNull().generatedAlwaysAs(lowerCase(columns));

function lowerCase(columns: readonly string[]): SQL {
  const texts = columns.map((column) => `coalesce("${column}", '')`);
  return sql.raw(`lower(${texts.join(" || E'\\n' || ")})`);
}

/** The values as a list for a check constraint: `column in (…)`. */
export const oneOf = (values: readonly string[]): SQL => sql.raw(values.map((value) => `'${value}'`).join(', '));
