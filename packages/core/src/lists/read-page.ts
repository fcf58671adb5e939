import type { Db } from '@longreturn/db/database';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { countRows } from './count-rows.ts';
import { type Cursor, encodeCursor } from './cursor.ts';

interface PageReading<Row, Item> {
  db: Db;
  table: PgTable;
  /** Holds for all rows of the list: what `total` counts. */
  matching: SQL | undefined;
  /** Where the count stops; undefined counts all. */
  countsTo?: number | undefined;
  /** Where the page begins; undefined for the first page. */
  cursor: string | undefined;
  /** The most items of a page. */
  size: number;
  /** The query of the page, which reads one row more than `size` where there is one. */
  rows: PromiseLike<Row[]>;
  placeOf: (row: Row) => Cursor;
  present: (row: Row) => Item;
}

/**
 * Reads a keyset page with the total of the list. A first page that holds the whole list is not counted again, so that
 * a search which reads every row for a few matches reads them once.
 */
export async function readPage<Row, Item>(reading: PageReading<Row, Item>) {
  const { db, table, matching, countsTo, cursor, size, placeOf, present } = reading;
  const rows = await reading.rows;
  const isWhole = cursor === undefined && rows.length <= size;
  const total = isWhole ? rows.length : await countRows(db, table, matching, { atMost: countsTo });
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { items: shown.map(present), nextCursor: last ? encodeCursor(placeOf(last)) : null, total };
}
