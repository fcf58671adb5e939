import { BASE_ROLES, ENTITLEMENT_STATES, ROLES } from '@longreturn/contract/roles';
import { entitlements, users } from '@longreturn/db/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SYSTEM } from '../../src/actor.ts';
import { listUsers } from '../../src/admin/list-users.ts';
import { countMembers } from '../../src/entitlements/count-members.ts';
import { buildUser, createTestDeps } from '../../src/testing/testing.ts';

const { deps, clock, close } = await createTestDeps();
afterAll(close);

const DAY_MS = 24 * 3_600_000;
const inDays = (days: number) => new Date(clock.now().getTime() + days * DAY_MS);
/**
 * End times: none, around now, around the end of the three days for a renewal, and around the end of the grace period.
 */
const ENDS = [null, ...[0, -3, -14].flatMap((days) => [inDays(days), new Date(inDays(days).getTime() + 1)])];

/**
 * For every base role, builds a user without entitlements and, for each combination of state, start and end time, a
 * user with such an entitlement. One more user has two entitlements.
 */
beforeAll(async () => {
  for (const role of BASE_ROLES) {
    await buildUser(deps, { role });
    for (const state of ENTITLEMENT_STATES) {
      for (const from of [inDays(-30), inDays(0), inDays(1)]) {
        for (const paidThrough of ENDS) {
          const { id } = await buildUser(deps, { role });
          const endedAt = state === 'ended' ? clock.now() : null;
          const times = { from, paidThrough, endedAt, createdAt: from, updatedAt: from };
          const row = { userId: id, source: 'stripe', state, reason: 'Annual', ...times } as const;
          await deps.db.insert(entitlements).values({ id: deps.ids.next(), ...row });
        }
      }
    }
  }
  const { id } = await buildUser(deps, { role: 'member' });
  const now = clock.now();
  const times = { from: now, createdAt: now, updatedAt: now };
  const row = { userId: id, source: 'paypal', state: 'active', reason: 'Monthly', ...times } as const;
  await deps.db.insert(entitlements).values({ id: deps.ids.next(), ...row });
});

async function walk(input: Parameters<typeof listUsers>[2]) {
  const walked: { id: string; role: string }[] = [];
  let cursor: string | undefined;
  do {
    const page = await listUsers(deps, SYSTEM, { ...input, limit: 100, ...(cursor && { cursor }) });
    walked.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return walked;
}

test.each(ROLES)('the list for the role %s contains exactly the accounts that have that role now', async (role) => {
  const all = await walk({});
  const expected = all.filter((user) => user.role === role).map(({ id }) => id);
  expect(expected.length).toBeGreaterThan(5);
  expect((await walk({ role })).map(({ id }) => id)).toEqual(expected);
});

test('each member is counted once, and editors and admins aren’t counted', async () => {
  const all = await walk({});
  expect(all).toHaveLength((await deps.db.select({ id: users.id }).from(users)).length);
  expect(await countMembers(deps)).toBe(all.filter(({ role }) => role === 'member').length);
});

test('a new member is counted, and is listed as a subscriber after the membership has ended', async () => {
  const before = await countMembers(deps);
  const { id } = await buildUser(deps);
  const now = clock.now();
  const times = { from: now, paidThrough: inDays(1), createdAt: now, updatedAt: now };
  const row = { userId: id, source: 'comp', state: 'active', reason: 'A day', ...times } as const;
  await deps.db.insert(entitlements).values({ id: deps.ids.next(), ...row });
  expect(await countMembers(deps)).toBe(before + 1);
  clock.set(inDays(1).toISOString());
  expect((await listUsers(deps, SYSTEM, { role: 'subscriber', limit: 1 })).items).toMatchObject([{ id }]);
});
