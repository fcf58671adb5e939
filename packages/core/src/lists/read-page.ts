import { LIMITS } from '@longreturn/contract/limits';
import type { Db } from '@longreturn/db/database';
import { and, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { countRows } from './count-rows.ts';
import { encodeCursor, type KeyValue } from './cursor.ts';
import { partsAfter } from './keyset.ts';
import { inOrder, type Order } from './order.ts';

/** The conditions of a page's query. */
export interface PageQuery {
  where: SQL | undefined;
  orderBy: SQL[];
  /** One row more than the page shows, which tells whether there is another page. */
  limit: number;
}

interface PageReading<Row, Item> {
  db: Db;
  table: PgTable;
  order: Order;
  /** The condition for all rows of the list, which `total` counts. */
  matching: SQL | undefined;
  /** Where the count stops; undefined counts all rows. */
  countsTo?: number | undefined;
  /** Counts the list; by default its matching rows are counted. */
  count?: (() => Promise<number>) | undefined;
  /** The rows after the cursor as conditions, in order; by default those of `order`. See `partsAfter`. */
  parts?: (cursor: string | undefined) => (SQL | undefined)[];
  /** Encodes the row's place as a cursor; by default with `placeOf` and `order`. */
  cursorOf?: (row: Row) => string;
  /** The cursor, undefined for the first page, and the page size: 100 at most and by default. */
  input: { cursor?: string | undefined; limit?: number | undefined };
  rows: (query: PageQuery) => PromiseLike<Row[]>;
  /** Returns the row's values in the columns of the order. */
  placeOf: (row: Row) => readonly KeyValue[];
  present: (row: Row) => Item;
}

/**
 * Reads a keyset page with the total of the list (docs/product.md, Publication). A first page that contains the whole
 * list isn't counted again, so that a search with few matches reads the table once. Throws input.invalid on a malformed
 * cursor.
 */
export async function readPage<Row, Item>(reading: PageReading<Row, Item>) {
  const { db, table, order, matching, countsTo, input, placeOf, present } = reading;
  const { count = () => countRows(db, table, matching, { atMost: countsTo }) } = reading;
  const { cursorOf = (row: Row) => encodeCursor(order, placeOf(row)) } = reading;
  const size = Math.max(1, Math.min(input.limit ?? LIMITS.pageSize, LIMITS.pageSize));
  const rows = await readRows(reading, size + 1);
  const isWhole = input.cursor === undefined && rows.length <= size;
  const total = isWhole ? rows.length : await count();
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { items: shown.map(present), nextCursor: last ? cursorOf(last) : null, total };
}

/** Reads up to this many rows after the cursor. */
async function readRows<Row, Item>(reading: PageReading<Row, Item>, most: number): Promise<Row[]> {
  const { order, matching, input, parts = (cursor) => partsAfter(order, cursor) } = reading;
  const rows: Row[] = [];
  for (const part of parts(input.cursor)) {
    if (rows.length >= most) break;
    const query = { where: and(matching, part), orderBy: inOrder(order), limit: most - rows.length };
    rows.push(...(await reading.rows(query)));
  }
  return rows;
}
