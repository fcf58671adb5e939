import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { decodeCursor, type KeyValue } from './cursor.ts';
import { mayBeNull, type Order, positionOfNulls, type SortKey } from './order.ts';

/** A sort column with the value of the row that the cursor names. */
interface KeyAt extends SortKey {
  value: SQL | null;
}

/**
 * Returns the rows after the cursor as conditions, each a single range of an index. All rows of one condition come
 * before those of the next, so most pages need only the first. Without a cursor, returns one part without a condition.
 * Throws input.invalid on a malformed cursor.
 */
export function partsAfter(order: Order, cursor: string | undefined): (SQL | undefined)[] {
  if (cursor === undefined) return [undefined];
  const values = decodeCursor(order, cursor);
  const keys = order.map((key, index) => ({ ...key, value: asParameter(key, values[index] ?? null) }));
  const [first] = keys;
  if (first && areComparedAsRow(keys))
    return [rowIsBehind(keys), ...(endsWithNulls(first) ? [isNull(first.column)] : [])];
  // Rows that are equal in the most columns come first.
  return keys
    .map((_, index) => partsFrom(keys, index))
    .toReversed()
    .flat();
}

/** Returns the rows that are equal in the previous columns and come later in this one. */
function partsFrom(keys: readonly KeyAt[], index: number): (SQL | undefined)[] {
  const equal = keys.slice(0, index).map(isEqual);
  return keys
    .slice(index, index + 1)
    .flatMap(partsBeyond)
    .map((part) => and(...equal, part));
}

function asParameter({ column }: SortKey, value: KeyValue): SQL | null {
  if (value === null) return null;
  const given = value instanceof Date ? value.toISOString() : value;
  return sql`${given}::${sql.raw(column.getSQLType())}`;
}

/** PostgreSQL compares whole rows in one direction only, and excludes rows with a null in a column that decides. */
function areComparedAsRow(keys: readonly KeyAt[]): boolean {
  const [first, ...others] = keys;
  const isOneWay = keys.every(({ direction, value }) => value !== null && direction === first?.direction);
  return isOneWay && !others.some(endsWithNulls);
}

function rowIsBehind(keys: readonly KeyAt[]): SQL {
  const columns = keys.map(({ column }) => sql`${column}`);
  const values = keys.map(({ value }) => sql`${value}`);
  const beyond = keys[0]?.direction === 'asc' ? sql`>` : sql`<`;
  return sql`(${sql.join(columns, sql`, `)}) ${beyond} (${sql.join(values, sql`, `)})`;
}

function isEqual({ column, value }: KeyAt): SQL {
  return value === null ? isNull(column) : sql`${column} = ${value}`;
}

/** Returns the values after the key's own: the greater or smaller ones, then nulls. */
function partsBeyond(key: KeyAt): SQL[] {
  const { column, direction, value } = key;
  if (value === null) return positionOfNulls(key) === 'first' ? [isNotNull(column)] : [];
  const beyond = direction === 'asc' ? sql`${column} > ${value}` : sql`${column} < ${value}`;
  return endsWithNulls(key) ? [beyond, isNull(column)] : [beyond];
}

function endsWithNulls(key: SortKey): boolean {
  return mayBeNull(key) && positionOfNulls(key) === 'last';
}
