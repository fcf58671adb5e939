import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from '../../src/lists/cursor.ts';

const id = '0193a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b';
const encode = (text: string) => Buffer.from(text).toString('base64url');

test('a cursor comes back as the place it was made of', () => {
  const place = { publishedAt: new Date('2026-11-12T06:00:00.123Z'), id };
  expect(decodeCursor(encodeCursor(place))).toEqual(place);
});

test('a place before 1970 is one too', () => {
  const place = { publishedAt: new Date('1953-04-25T00:00:00.000Z'), id };
  expect(decodeCursor(encodeCursor(place))).toEqual(place);
});

test.each([
  ['nothing', ''],
  ['what is no base64url', 'a+b/c='],
  ['a NUL byte', 'abc\0'],
  ['plain words', encode('hello')],
  ['an id that is no UUID', encode(`1763000000000_${'z'.repeat(36)}`)],
  ['a time that is no number', encode(`yesterday_${id}`)],
  ['a time beyond any date', encode(`999999999999999_${id}`)],
  ['a time before the year 1', encode(`-99999999999999_${id}`)],
  ['something behind it', encode(`1763000000000_${id}x`)],
  ['5,000 characters', 'a'.repeat(5000)],
])('%s is not a cursor', (_what, text) => {
  expect(() => decodeCursor(text)).toThrow(
    expect.objectContaining({ code: 'input.invalid', fields: { cursor: expect.any(String) } }),
  );
});
