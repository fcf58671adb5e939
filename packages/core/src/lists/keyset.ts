import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { decodeCursor, type KeyValue } from './cursor.ts';
import { mayBeNull, type Order, positionOfNulls, type SortKey } from './order.ts';

/** A sort column with its value in the row at the cursor. */
interface KeyAt extends SortKey {
  value: SQL | null;
}

/**
 * Returns SQL conditions that together match the rows after the cursor. Each condition is a single range of an index,
 * and its rows come before those of the next condition, so most pages need only the first condition. Without a cursor,
 * returns a single `undefined`, which matches all rows. Throws input.invalid on a malformed cursor.
 */
export function conditionsAfter(order: Order, cursor: string | undefined): (SQL | undefined)[] {
  if (cursor === undefined) return [undefined];
  const values = decodeCursor(order, cursor);
  const keys = order.map((key, index) => ({ ...key, value: asParameter(key, values[index] ?? null) }));
  const [first] = keys;
  if (first && canCompareAsRow(keys))
    return [comesAfterRow(keys), ...(endsWithNulls(first) ? [isNull(first.column)] : [])];
  // Rows that are equal to the cursor's row in the most columns come first.
  return keys
    .map((_, index) => conditionsFrom(keys, index))
    .toReversed()
    .flat();
}

/**
 * Returns conditions for the rows that are equal to the cursor's row in the columns before `index`, and come later in
 * the column at `index`.
 */
function conditionsFrom(keys: readonly KeyAt[], index: number): (SQL | undefined)[] {
  const equal = keys.slice(0, index).map(isEqual);
  return keys
    .slice(index, index + 1)
    .flatMap(conditionsBeyond)
    .map((condition) => and(...equal, condition));
}

function asParameter({ column }: SortKey, value: KeyValue): SQL | null {
  if (value === null) return null;
  const given = value instanceof Date ? value.toISOString() : value;
  return sql`${given}::${sql.raw(column.getSQLType())}`;
}

/**
 * Returns whether one row comparison finds the rows after the cursor, apart from rows with a null in the first column.
 * PostgreSQL compares rows in one direction only, and a row comparison whose result depends on a null is never true.
 */
function canCompareAsRow(keys: readonly KeyAt[]): boolean {
  const [first, ...others] = keys;
  const isOneWay = keys.every(({ direction, value }) => value !== null && direction === first?.direction);
  return isOneWay && !others.some(endsWithNulls);
}

function comesAfterRow(keys: readonly KeyAt[]): SQL {
  const columns = keys.map(({ column }) => sql`${column}`);
  const values = keys.map(({ value }) => sql`${value}`);
  const beyond = keys[0]?.direction === 'asc' ? sql`>` : sql`<`;
  return sql`(${sql.join(columns, sql`, `)}) ${beyond} (${sql.join(values, sql`, `)})`;
}

function isEqual({ column, value }: KeyAt): SQL {
  return value === null ? isNull(column) : sql`${column} = ${value}`;
}

/**
 * Returns conditions for the values that come after the cursor's value in this column. After a value come the greater
 * values (the smaller ones if the order is descending) and then, if nulls come last, the nulls. After a null come all
 * other values if nulls come first, and no values if nulls come last.
 */
function conditionsBeyond(key: KeyAt): SQL[] {
  const { column, direction, value } = key;
  if (value === null) return positionOfNulls(key) === 'first' ? [isNotNull(column)] : [];
  const beyond = direction === 'asc' ? sql`${column} > ${value}` : sql`${column} < ${value}`;
  return endsWithNulls(key) ? [beyond, isNull(column)] : [beyond];
}

function endsWithNulls(key: SortKey): boolean {
  return mayBeNull(key) && positionOfNulls(key) === 'last';
}
