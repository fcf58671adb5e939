import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A column by which a list is sorted. */
export interface SortKey {
  column: PgColumn;
  direction: 'asc' | 'desc';
  /** The position of nulls. By default, they count as the smallest value, as in the tables' indexes. */
  nulls?: 'first' | 'last' | undefined;
  /** Whether the list may have rows with a null in this column. The default follows the column's definition. */
  hasNulls?: boolean;
}

/** The columns by which a list is sorted, the most important first. No two rows have the same values in all of them. */
export type Order = readonly SortKey[];

/**
 * Returns the order from newest to oldest. It is exactly the order of the tables' indexes, so a page can be read from
 * an index. No row of the list may have a null in the column `time`.
 */
export function newestFirst(time: PgColumn, id: PgColumn): Order {
  return [
    { column: time, direction: 'desc', hasNulls: false },
    { column: id, direction: 'desc' },
  ];
}

/** Returns the order as arguments for a query's `orderBy`. */
export function inOrder(order: Order): SQL[] {
  return order.map((key) => sql`${key.column} ${sql.raw(`${key.direction} nulls ${positionOfNulls(key)}`)}`);
}

/** Returns the position of nulls in the order. */
export function positionOfNulls({ direction, nulls }: SortKey): 'first' | 'last' {
  return nulls ?? (direction === 'asc' ? 'first' : 'last');
}

/** Returns whether the list may have rows with a null in the column. */
export function mayBeNull({ column, hasNulls = !column.notNull }: SortKey): boolean {
  return hasNulls;
}
