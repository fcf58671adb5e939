import { and, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { decodeCursor, type KeyValue } from './cursor.ts';
import { mayBeNull, type Order, placeOfNulls, type SortKey } from './order.ts';

/** A column of the order with the value of the row that the cursor names. */
interface KeyAt extends SortKey {
  value: SQL | null;
}

/** A condition: the row comes after the cursor's in the order. Undefined without a cursor. Throws input.invalid on a malformed one. */
export function behindCursor(order: Order, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const values = decodeCursor(order, cursor);
  const keys = order.map((key, index) => ({ ...key, value: asParameter(key, values[index] ?? null) }));
  if (areComparedAsRow(keys)) return rowIsBehind(keys);
  // The first column alone tells where in an index to begin.
  const [first] = keys;
  const begins = first && isRange(first) ? isAtOrBehind(first) : undefined;
  return and(begins, isBehind(keys));
}

function asParameter({ column }: SortKey, value: KeyValue): SQL | null {
  if (value === null) return null;
  const given = value instanceof Date ? value.toISOString() : value;
  return sql`${given}::${sql.raw(column.getSQLType())}`;
}

/** Whether what comes behind the key's value is one range of values, without nulls. */
function isRange(key: KeyAt): boolean {
  return key.value !== null && (!mayBeNull(key) || placeOfNulls(key) === 'first');
}

/** PostgreSQL compares rows in one direction, and reads an index from there. */
function areComparedAsRow(keys: readonly KeyAt[]): boolean {
  return keys.every((key) => isRange(key) && key.direction === keys[0]?.direction);
}

function rowIsBehind(keys: readonly KeyAt[]): SQL {
  const columns = keys.map(({ column }) => sql`${column}`);
  const values = keys.map(({ value }) => sql`${value}`);
  const beyond = keys[0]?.direction === 'asc' ? sql`>` : sql`<`;
  return sql`(${sql.join(columns, sql`, `)}) ${beyond} (${sql.join(values, sql`, `)})`;
}

function isAtOrBehind({ column, direction, value }: KeyAt): SQL {
  return direction === 'asc' ? sql`${column} >= ${value}` : sql`${column} <= ${value}`;
}

/** Behind in the first column, or equal in it and behind in the others. */
function isBehind([key, ...others]: readonly KeyAt[]): SQL | undefined {
  if (!key) return sql`false`;
  const { column, value } = key;
  const isEqual = value === null ? isNull(column) : sql`${column} = ${value}`;
  return or(isBeyond(key), and(isEqual, isBehind(others)));
}

function isBeyond(key: KeyAt): SQL | undefined {
  const { column, direction, value } = key;
  const nulls = placeOfNulls(key);
  if (value === null) return nulls === 'first' ? isNotNull(column) : undefined;
  const beyond = direction === 'asc' ? sql`${column} > ${value}` : sql`${column} < ${value}`;
  return nulls === 'last' && mayBeNull(key) ? or(beyond, isNull(column)) : beyond;
}
