import { activity, users } from '@longreturn/db/schema';
import { describe, expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from '../../src/lists/cursor.ts';
import { newestFirst, type Order } from '../../src/lists/order.ts';

const ORDER = newestFirst(users.createdAt, users.id);
const id = '0193a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';
const encode = (text: string) => Buffer.from(text).toString('base64url');

test.each(['2026-11-12T06:00:00.123Z', '1953-04-25T00:00:00.000Z'])('a cursor keeps an ID and the time %s', (time) => {
  const place = [new Date(time), id];
  expect(decodeCursor(ORDER, encodeCursor(ORDER, place))).toEqual(place);
});

test('a cursor keeps a text with special characters, and a null in a column that allows nulls', () => {
  const order: Order = [
    { column: users.name, direction: 'asc' },
    { column: users.lastLogin, direction: 'asc' },
    { column: users.id, direction: 'asc' },
  ];
  const place = ['Zoë "Z" \\ 李', null, id];
  expect(decodeCursor(order, encodeCursor(order, place))).toEqual(place);
});

test('a cursor of an earlier version of the site is decoded', () => {
  expect(decodeCursor(ORDER, encode(`1763000000000_${id}`))).toEqual([new Date(1_763_000_000_000), id]);
});

describe('an invalid cursor is an error:', () => {
  const by = '-created_at,-id';
  test.each([
    ['an empty text', ''],
    ['invalid base64url', 'a+b/c='],
    ['a NUL byte', 'abc\0'],
    ['plain words', encode('hello')],
    ['not an array', encode('{"by":1}')],
    ['no order name', encode(JSON.stringify([1_763_000_000_000, id]))],
    ['another order', encode(JSON.stringify(['created_at,id', 1_763_000_000_000, id]))],
    ['too few values', encode(JSON.stringify([by, 1_763_000_000_000]))],
    ['too many values', encode(JSON.stringify([by, 1_763_000_000_000, id, id]))],
    ['null for a column without nulls', encode(JSON.stringify([by, null, id]))],
    ['an ID that is not a UUID', encode(JSON.stringify([by, 1_763_000_000_000, 'z'.repeat(36)]))],
    ['a time that is not a number', encode(JSON.stringify([by, 'yesterday', id]))],
    ['a fraction of a millisecond', encode(JSON.stringify([by, 0.5, id]))],
    ['a time after the year 9999', encode(`999999999999999_${id}`)],
    ['a time before the year 1', encode(JSON.stringify([by, -99_999_999_999_999, id]))],
    ['trailing text', encode(`1763000000000_${id}x`)],
    ['5,000 characters', 'a'.repeat(5000)],
  ])('%s', (_what, text) => {
    expect(() => decodeCursor(ORDER, text)).toThrow(
      expect.objectContaining({ code: 'input.invalid', fields: { cursor: expect.any(String) } }),
    );
  });

  test('text that PostgreSQL can’t store', () => {
    const order: Order = [{ column: activity.targetTitle, direction: 'asc' }];
    const decode = (title: string) => decodeCursor(order, encode(JSON.stringify(['target_title', title])));
    expect(decode('a')).toEqual(['a']);
    expect(() => decode('a\0')).toThrow(expect.objectContaining({ code: 'input.invalid' }));
  });
});
