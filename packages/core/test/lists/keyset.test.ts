import { users } from '@longreturn/db/schema';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conditionsAfter } from '../../src/lists/keyset.ts';
import { inOrder, type Order, type SortKey } from '../../src/lists/order.ts';
import { readPage } from '../../src/lists/read-page.ts';
import { buildUser, createTestDeps } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';

const { deps, close } = await createTestDeps();
const { db } = deps;
const ids: string[] = [];
afterAll(close);

/** Creates two accounts for every combination of name, bio and last login. Some have no bio or no last login. */
beforeAll(async () => {
  for (const name of ['Ada', 'Berta "B"', 'Çelik']) {
    for (const bio of [null, '', 'back\\slash']) {
      for (const lastLogin of [null, new Date('2026-10-01T06:00:00.001Z'), new Date('2026-10-01T06:00:00.002Z')]) {
        for (let twin = 0; twin < 2; twin += 1) ids.push((await buildUser(deps, { name })).id);
        await db
          .update(users)
          .set({ bio, lastLogin })
          .where(inArray(users.id, ids.slice(-2)));
      }
    }
  }
});

type Column = 'name' | 'bio' | 'lastLogin' | 'createdAt' | 'id';
type Key = Omit<SortKey, 'column'> & { by: Column };

function orderOf(keys: readonly Key[]): Order {
  return keys.map(({ by, ...key }) => ({ column: users[by], ...key }));
}

/** Returns a page of the accounts that `beforeAll` created. */
function readUsers(keys: readonly Key[], cursor?: string) {
  const order = orderOf(keys);
  return readPage({
    db,
    table: users,
    order,
    matching: inArray(users.id, ids),
    input: { cursor, limit: 5 },
    rows: ({ where, orderBy, limit }) =>
      db
        .select()
        .from(users)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortValuesOf: (row) => keys.map(({ by }) => row[by]),
    present: ({ id }) => id,
  });
}

test.each<[string, Key[]]>([
  [
    'one direction',
    [
      { by: 'name', direction: 'asc' },
      { by: 'id', direction: 'asc' },
    ],
  ],
  [
    'the opposite direction',
    [
      { by: 'name', direction: 'desc' },
      { by: 'id', direction: 'desc' },
    ],
  ],
  [
    'two directions',
    [
      { by: 'name', direction: 'asc' },
      { by: 'createdAt', direction: 'desc' },
      { by: 'id', direction: 'desc' },
    ],
  ],
  [
    'times with nulls last',
    [
      { by: 'lastLogin', direction: 'desc' },
      { by: 'id', direction: 'desc' },
    ],
  ],
  [
    'times with nulls first',
    [
      { by: 'lastLogin', direction: 'asc' },
      { by: 'id', direction: 'asc' },
    ],
  ],
  [
    'nulls first in descending order',
    [
      { by: 'lastLogin', direction: 'desc', nulls: 'first' },
      { by: 'id', direction: 'desc' },
    ],
  ],
  [
    'nulls last in ascending order',
    [
      { by: 'bio', direction: 'asc', nulls: 'last' },
      { by: 'id', direction: 'asc' },
    ],
  ],
  [
    'two columns with nulls',
    [
      { by: 'bio', direction: 'asc' },
      { by: 'lastLogin', direction: 'desc' },
      { by: 'id', direction: 'asc' },
    ],
  ],
  [
    'nulls first, then nulls last',
    [
      { by: 'bio', direction: 'desc', nulls: 'first' },
      { by: 'lastLogin', direction: 'asc', nulls: 'last' },
      { by: 'id', direction: 'desc' },
    ],
  ],
])('the pages of a list contain every row once, in order: %s', async (_name, keys) => {
  const all = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(...inOrder(orderOf(keys)));
  const walked: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await readUsers(keys, cursor);
    expect(page.total).toBe(ids.length);
    walked.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(walked).toEqual(all.map(({ id }) => id));
});

test('a cursor can’t be used with another order', async () => {
  const { nextCursor } = await readUsers([
    { by: 'name', direction: 'asc' },
    { by: 'id', direction: 'asc' },
  ]);
  const other = orderOf([
    { by: 'name', direction: 'desc' },
    { by: 'id', direction: 'desc' },
  ]);
  expect(() => conditionsAfter(other, nextCursor ?? '')).toThrow(errorWithCode('input.invalid'));
});
