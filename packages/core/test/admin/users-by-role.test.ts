import { listUsersInput } from '@longreturn/contract/admin';
import { ROLES, type Role } from '@longreturn/contract/roles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SYSTEM } from '../../src/actor.ts';
import { listUsers as listUsersCase } from '../../src/admin/list-users.ts';
import { buildUser, createTestDeps, throughSchema } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';

const { deps, close } = await createTestDeps();
afterAll(close);

const listUsers = throughSchema(listUsersInput, listUsersCase);
const day = (n: number) => new Date(`2026-10-0${n}T06:00:00.000Z`);

beforeAll(async () => {
  for (const n of [1, 2, 3]) {
    for (const role of ROLES.toReversed()) {
      await buildUser(deps, { name: `${role} ${n}`, role, createdAt: day(n), lastLogin: day(4 - n) });
    }
  }
});

async function namesOf(input: Parameters<typeof listUsers>[2]) {
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listUsers(deps, SYSTEM, { ...input, cursor });
    names.push(...page.items.map(({ name }) => name));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return names;
}

const newestOf = (role: Role) => [3, 2, 1].map((n) => `${role} ${n}`);

test.each([1, 2, 4, 100])(
  'sorted by role, pages of %i contain every account once, newest first within a role',
  async (limit) => {
    expect(await namesOf({ sort: 'role', limit })).toEqual(ROLES.flatMap(newestOf));
    expect(await namesOf({ sort: 'role', direction: 'desc', limit })).toEqual(ROLES.toReversed().flatMap(newestOf));
  },
);

test('the accounts of a role are searched, sorted and counted', async () => {
  expect(await namesOf({ role: 'member', sort: 'lastLogin', limit: 1 })).toEqual(['member 1', 'member 2', 'member 3']);
  expect(await namesOf({ role: 'member', sort: 'role', limit: 1 })).toEqual(newestOf('member'));
  expect(await namesOf({ role: 'editor', q: 'EDITOR 2' })).toEqual(['editor 2']);
  expect(await namesOf({ role: 'editor', q: 'admin' })).toEqual([]);
  expect((await listUsers(deps, SYSTEM, { role: 'subscriber', limit: 1 })).total).toBe(3);
});

test('a cursor with an unknown role is invalid input', async () => {
  const { nextCursor } = await listUsers(deps, SYSTEM, { sort: 'role', limit: 1 });
  const [order, , ...place] = JSON.parse(Buffer.from(nextCursor ?? '', 'base64url').toString()) as unknown[];
  for (const role of ['owner', '', "visitor' or true"]) {
    const cursor = Buffer.from(JSON.stringify([order, role, ...place])).toString('base64url');
    await expect(listUsers(deps, SYSTEM, { sort: 'role', cursor })).rejects.toThrow(errorWithCode('input.invalid'));
  }
  const other = { sort: 'createdAt' as const, cursor: nextCursor ?? '' };
  await expect(listUsers(deps, SYSTEM, other)).rejects.toThrow(errorWithCode('input.invalid'));
});
