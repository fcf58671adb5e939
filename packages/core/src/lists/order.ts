import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A column that a list is sorted by. */
export interface SortKey {
  column: PgColumn;
  direction: 'asc' | 'desc';
  /** Position of nulls. By default they count as the smallest value, as in the tables' indexes. */
  nulls?: 'first' | 'last' | undefined;
  /** False if the list has no row with a null in this column. The default follows the column's definition. */
  hasNulls?: boolean;
}

/** The columns that a list is sorted by, the most important first. Together they are unique. */
export type Order = readonly SortKey[];

/**
 * Newest first, in exactly the order of the tables' indexes, so that a page is read from an index. All rows of the list
 * must have a time.
 */
export function newestFirst(time: PgColumn, id: PgColumn): Order {
  return [
    { column: time, direction: 'desc', hasNulls: false },
    { column: id, direction: 'desc' },
  ];
}

/** Returns the arguments for a query's `orderBy`. */
export function inOrder(order: Order): SQL[] {
  return order.map((key) => sql`${key.column} ${sql.raw(`${key.direction} nulls ${positionOfNulls(key)}`)}`);
}

/** Returns the position of nulls in the order. */
export function positionOfNulls({ direction, nulls }: SortKey): 'first' | 'last' {
  return nulls ?? (direction === 'asc' ? 'first' : 'last');
}

/** Returns whether the list may have a null in the column. */
export function mayBeNull({ column, hasNulls = !column.notNull }: SortKey): boolean {
  return hasNulls;
}
