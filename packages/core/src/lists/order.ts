import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A column that a list is sorted by. */
export interface SortKey {
  column: PgColumn;
  direction: 'asc' | 'desc';
  /** Where nulls come. By default they are the smallest, as in the tables' indexes. */
  nulls?: 'first' | 'last' | undefined;
  /** False when the list has no row with a null here. By default the column's definition decides. */
  hasNulls?: boolean;
}

/** The columns that a list is sorted by, the most important first. Together they differ from row to row. */
export type Order = readonly SortKey[];

/** Newest first, in exactly the order of the tables' indexes, so that a page is read from one. The list has rows with a time only. */
export function newestFirst(time: PgColumn, id: PgColumn): Order {
  return [
    { column: time, direction: 'desc', hasNulls: false },
    { column: id, direction: 'desc' },
  ];
}

/** Returns what to pass to a query's `orderBy`. */
export function inOrder(order: Order): SQL[] {
  return order.map((key) => sql`${key.column} ${sql.raw(`${key.direction} nulls ${placeOfNulls(key)}`)}`);
}

/** Returns where nulls come in the order. */
export function placeOfNulls({ direction, nulls }: SortKey): 'first' | 'last' {
  return nulls ?? (direction === 'asc' ? 'first' : 'last');
}

/** Returns whether the list may have a null in the column. */
export function mayBeNull({ column, hasNulls = !column.notNull }: SortKey): boolean {
  return hasNulls;
}
