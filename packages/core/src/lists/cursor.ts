import { cursorSchema, idSchema } from '@longreturn/contract/scalars';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { mayBeNull, type Order } from './order.ts';

/** A row's value in one of the columns by which the list is sorted. */
export type KeyValue = string | number | Date | null;

/** Matches the cursors of an earlier version of the site: a time in milliseconds and an ID. */
const EARLIER_CURSOR = /^(-?\d{1,15})_(.{36})$/;
/** The years 1 to 9999. PostgreSQL doesn't accept the ISO 8601 text of years with more than four digits. */
const EARLIEST_MS = Date.parse('0001-01-01T00:00:00.000Z');
const LATEST_MS = Date.parse('9999-12-31T23:59:59.999Z');

const timeSchema = z
  .int()
  .min(EARLIEST_MS)
  .max(LATEST_MS)
  .transform((time) => new Date(time));
const textSchema = z.string().refine((text) => !text.includes('\0'));
const jsonSchema = z.array(z.union([z.string(), z.number(), z.null()]));

/**
 * Returns the cursor of a position in a list. It encodes the name of the order and the row's value in each column of
 * the order.
 */
export function encodeCursor(order: Order, place: readonly KeyValue[]): string {
  const values = place.map((value) => (value instanceof Date ? value.getTime() : value));
  return Buffer.from(JSON.stringify([nameOf(order), ...values])).toString('base64url');
}

/**
 * Returns the values that a cursor of this order encodes. Also accepts cursors of an earlier version of the site.
 * Throws input.invalid if the cursor is malformed or belongs to another order.
 */
export function decodeCursor(order: Order, text: string): KeyValue[] {
  if (!cursorSchema.safeParse(text).success) throw malformedCursor();
  const [name, ...values] = parse(order, Buffer.from(text, 'base64url').toString());
  if (name !== nameOf(order) || values.length !== order.length) throw malformedCursor();
  return order.map((key, index) => {
    const schema = valueSchema(key.column);
    const { data, success } = (mayBeNull(key) ? schema.nullable() : schema).safeParse(values[index]);
    if (!success) throw malformedCursor();
    return data;
  });
}

function nameOf(order: Order): string {
  return order.map(({ column, direction }) => (direction === 'desc' ? `-${column.name}` : column.name)).join();
}

function parse(order: Order, text: string): KeyValue[] {
  const [, time, id] = EARLIER_CURSOR.exec(text) ?? [];
  if (time && id) return [nameOf(order), Number(time), id];
  try {
    return jsonSchema.parse(JSON.parse(text));
  } catch {
    throw malformedCursor();
  }
}

function valueSchema({ columnType, dataType }: PgColumn): z.ZodType<KeyValue> {
  if (columnType === 'PgUUID') return idSchema;
  if (columnType === 'PgInteger') return z.int32();
  if (dataType === 'date') return timeSchema;
  if (dataType === 'string') return textSchema;
  throw new Error(`a list can't be sorted by a column of the type ${columnType}`);
}

function malformedCursor(): AppError {
  return new AppError('input.invalid', { cursor: 'The cursor is not valid' });
}
