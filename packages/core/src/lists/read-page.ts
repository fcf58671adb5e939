import { LIMITS } from '@longreturn/contract/limits';
import type { Db } from '@longreturn/db/database';
import { and, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { countRows } from './count-rows.ts';
import { encodeCursor, type KeyValue } from './cursor.ts';
import { conditionsAfter } from './keyset.ts';
import { inOrder, type Order } from './order.ts';

/** The conditions of a page's query. */
export interface PageQuery {
  where: SQL | undefined;
  orderBy: SQL[];
  /** The number of rows that the page still needs, and one more, to find out whether there is another page. */
  limit: number;
}

interface PageReading<Row, Item> {
  db: Db;
  table: PgTable;
  order: Order;
  /** The condition for all rows of the list, which `total` counts. */
  matching: SQL | undefined;
  /** The maximum of `total`; undefined if all rows are counted. */
  maxTotal?: number | undefined;
  /** Counts the rows of the list. By default, all rows that satisfy `matching` are counted. */
  count?: (() => Promise<number>) | undefined;
  /**
   * Returns conditions for the rows after a cursor. The rows of each condition come before those of the next. By
   * default, calls `conditionsAfter`.
   */
  after?: (cursor: string | undefined) => (SQL | undefined)[];
  /** Returns the cursor of a row. By default, the cursor contains the row's sort values. */
  cursorOf?: (row: Row) => string;
  /** `cursor` is undefined for the first page. `limit` is the page size, by default 100, which is also the maximum. */
  input: { cursor?: string | undefined; limit?: number | undefined };
  rows: (query: PageQuery) => PromiseLike<Row[]>;
  /** Returns the row's values in the columns of the order. */
  sortValuesOf: (row: Row) => readonly KeyValue[];
  present: (row: Row) => Item;
}

/**
 * Returns a page of a list, the cursor of the next page and the total number of rows in the list (docs/product.md,
 * Publication). If the first page contains the whole list, the rows aren't counted again, so a search with few matches
 * reads the table once. Throws input.invalid on a malformed cursor.
 */
export async function readPage<Row, Item>(reading: PageReading<Row, Item>) {
  const { db, table, order, matching, maxTotal, input, sortValuesOf, present } = reading;
  const { count = () => countRows(db, table, matching, { atMost: maxTotal }) } = reading;
  const { cursorOf = (row: Row) => encodeCursor(order, sortValuesOf(row)) } = reading;
  const size = Math.max(1, Math.min(input.limit ?? LIMITS.pageSize, LIMITS.pageSize));
  const rows = await readRows(reading, size + 1);
  const isWhole = input.cursor === undefined && rows.length <= size;
  const total = isWhole ? rows.length : await count();
  const shown = rows.slice(0, size);
  const last = rows.length > size ? shown.at(-1) : undefined;
  return { items: shown.map(present), nextCursor: last ? cursorOf(last) : null, total };
}

/** Returns at most this many rows after the cursor. */
async function readRows<Row, Item>(reading: PageReading<Row, Item>, most: number): Promise<Row[]> {
  const { order, matching, input, after = (cursor) => conditionsAfter(order, cursor) } = reading;
  const rows: Row[] = [];
  for (const condition of after(input.cursor)) {
    if (rows.length >= most) break;
    const query = { where: and(matching, condition), orderBy: inOrder(order), limit: most - rows.length };
    rows.push(...(await reading.rows(query)));
  }
  return rows;
}
