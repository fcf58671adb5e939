import { cursorSchema, idSchema } from '@longreturn/contract/scalars';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { mayBeNull, type Order } from './order.ts';

/** A row's value in a column that the list is sorted by. */
export type KeyValue = string | number | Date | null;

/** A cursor of an earlier version: a time in milliseconds and an ID. */
const EARLIER_FORM = /^(-?\d{1,15})_(.{36})$/;
/** The years 1 to 9999: those with four digits in ISO 8601, which PostgreSQL accepts. */
const EARLIEST = Date.parse('0001-01-01T00:00:00.000Z');
const LATEST = Date.parse('9999-12-31T23:59:59.999Z');

const timeSchema = z
  .int()
  .min(EARLIEST)
  .max(LATEST)
  .transform((time) => new Date(time));
const textSchema = z.string().refine((text) => !text.includes('\0'));
const jsonSchema = z.array(z.union([z.string(), z.number(), z.null()]));

/** Encodes a position in a list as a cursor: the name of the order and the row's value in each of its columns. */
export function encodeCursor(order: Order, place: readonly KeyValue[]): string {
  const values = place.map((value) => (value instanceof Date ? value.getTime() : value));
  return Buffer.from(JSON.stringify([nameOf(order), ...values])).toString('base64url');
}

/** Decodes a cursor of this order, also one of an earlier version. Throws input.invalid on anything else. */
export function decodeCursor(order: Order, text: string): KeyValue[] {
  if (!cursorSchema.safeParse(text).success) throw malformed();
  const [name, ...values] = parse(order, Buffer.from(text, 'base64url').toString());
  if (name !== nameOf(order) || values.length !== order.length) throw malformed();
  return order.map((key, index) => {
    const schema = valueSchema(key.column);
    const { data, success } = (mayBeNull(key) ? schema.nullable() : schema).safeParse(values[index]);
    if (!success) throw malformed();
    return data;
  });
}

function nameOf(order: Order): string {
  return order.map(({ column, direction }) => (direction === 'desc' ? `-${column.name}` : column.name)).join();
}

function parse(order: Order, text: string): KeyValue[] {
  const [, time, id] = EARLIER_FORM.exec(text) ?? [];
  if (time && id) return [nameOf(order), Number(time), id];
  try {
    return jsonSchema.parse(JSON.parse(text));
  } catch {
    throw malformed();
  }
}

function valueSchema({ columnType, dataType }: PgColumn): z.ZodType<KeyValue> {
  if (columnType === 'PgUUID') return idSchema;
  if (columnType === 'PgInteger') return z.int32();
  if (dataType === 'date') return timeSchema;
  if (dataType === 'string') return textSchema;
  throw new Error(`a list can't be sorted by a column of the type ${columnType}`);
}

function malformed(): AppError {
  return new AppError('input.invalid', { cursor: 'The cursor is not valid' });
}
