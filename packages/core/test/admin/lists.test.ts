import { listUsersInput, type UserSort } from '@longreturn/contract/admin';
import { activity } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SYSTEM } from '../../src/actor.ts';
import { listActivity } from '../../src/admin/list-activity.ts';
import { listFailedMails } from '../../src/admin/list-failed-mails.ts';
import { listJobs } from '../../src/admin/list-jobs.ts';
import { listUsers as listUsersUseCase } from '../../src/admin/list-users.ts';
import { dismissFailedMail, retryFailedMail } from '../../src/admin/settle-failed-mail.ts';
import { buildUser, createTestDeps, throughSchema } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';

const { deps, clock, close } = await createTestDeps();
afterAll(close);

const listUsers = throughSchema(listUsersInput, listUsersUseCase);

async function namesOf(q: string) {
  const { items } = await listUsers(deps, SYSTEM, { q });
  return items.map(({ name }) => name);
}

test('pages contain every account once, newest first, even if many were created at the same time', async () => {
  for (const day of ['01', '02', '02', '02', '02', '03']) {
    await buildUser(deps, { name: 'Walked Through', createdAt: new Date(`2026-10-${day}T06:00:00.000Z`) });
  }
  const all = await listUsers(deps, SYSTEM, { q: 'walked through' });
  const days = all.items.map(({ createdAt }) => createdAt.slice(8, 10));
  expect(days).toEqual(['03', '02', '02', '02', '02', '01']);
  const walked: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listUsers(deps, SYSTEM, { q: 'walked through', limit: 2, cursor });
    expect(page.total).toBe(6);
    walked.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(walked).toEqual(all.items.map(({ id }) => id));
});

describe('a sorted list of users', () => {
  const day = (n: number) => new Date(`2026-10-0${n}T06:00:00.000Z`);
  const expected = {
    name: ['ada', 'Berta', 'berta', 'Zora'],
    email: ['Zora', 'ada', 'Berta', 'berta'],
    createdAt: ['ada', 'Zora', 'berta', 'Berta'],
    lastLogin: ['Berta', 'ada', 'Zora', 'berta'],
  };
  beforeAll(async () => {
    const build = (name: string, email: string, lastLogin: Date | null, createdAt: Date) =>
      buildUser(deps, { name: `${name} Sorted`, email, lastLogin, createdAt });
    await build('Berta', 'sorted-b@example.org', day(3), day(1));
    await build('berta', 'Sorted-C@example.org', null, day(2));
    await build('Zora', 'sorted-A@example.org', day(1), day(3));
    await build('ada', 'sorted-aa@example.org', day(2), day(4));
  });

  test.each(Object.entries(expected))(
    'sorted by %s, pages contain every account once, in both directions',
    async (sort, names) => {
      const walk = async (direction?: 'asc' | 'desc') => {
        const walked: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await listUsers(deps, SYSTEM, {
            q: 'sorted',
            sort: sort as UserSort,
            direction,
            limit: 1,
            cursor,
          });
          walked.push(...page.items.map(({ name }) => name.replace(' Sorted', '')));
          cursor = page.nextCursor ?? undefined;
        } while (cursor);
        return walked;
      };
      const isTime = sort === 'createdAt' || sort === 'lastLogin';
      expect(await walk()).toEqual(names);
      expect(await walk(isTime ? 'desc' : 'asc')).toEqual(names);
      expect(await walk(isTime ? 'asc' : 'desc')).toEqual(names.toReversed());
    },
  );

  test('a cursor of another sort order is invalid input', async () => {
    const { nextCursor } = await listUsers(deps, SYSTEM, { q: 'sorted', sort: 'name', limit: 1 });
    const input = { sort: 'email' as const, cursor: nextCursor ?? '' };
    await expect(listUsers(deps, SYSTEM, input)).rejects.toThrow(errorWithCode('input.invalid'));
  });
});

test('a search matches the name or email address, ignoring case', async () => {
  await buildUser(deps, { name: 'Marie Curie', email: 'radium@example.com' });
  expect(await namesOf('CURIE')).toEqual(['Marie Curie']);
  expect(await namesOf('RADIUM@')).toEqual(['Marie Curie']);
  expect(await namesOf('polonium')).toEqual([]);
});

test.each(['%', '_', '\\'])('a %s in a search is matched literally', async (wildcard) => {
  const name = `Wild ${wildcard} Card`;
  await buildUser(deps, { name });
  expect(await namesOf(wildcard)).toEqual([name]);
});

test('malformed input is rejected', async () => {
  for (const input of [{ cursor: 'bm90aGluZw' }, { cursor: '?' }, { limit: 0 }, { limit: 101 }, { q: 'nul\0' }]) {
    await expect(listUsers(deps, SYSTEM, input)).rejects.toThrow(errorWithCode('input.invalid'));
  }
});

test('listed accounts contain no password hash', async () => {
  await buildUser(deps);
  expect(JSON.stringify(await listUsers(deps, SYSTEM, {}))).not.toMatch(/quick2|hash/i);
});

test('recent activity contains the fifty newest entries by default, and can be read in pages', async () => {
  for (let n = 0; n < 55; n++) {
    const timestamp = new Date(clock.now().getTime() + n);
    await deps.db.insert(activity).values({ id: deps.ids.next(), oldTitle: 'Line', oldDescription: `${n}`, timestamp });
  }
  const entries = (await listActivity(deps, SYSTEM)).items;
  expect(entries).toHaveLength(50);
  const first = await listActivity(deps, SYSTEM, { limit: 2 });
  const second = await listActivity(deps, SYSTEM, { limit: 2, cursor: first.nextCursor ?? '' });
  expect([...first.items, ...second.items]).toEqual(entries.slice(0, 4));
  expect(entries[0]).toEqual({
    id: expect.any(String),
    title: 'Line',
    description: '54',
    timestamp: new Date(clock.now().getTime() + 54).toISOString(),
  });
});

test('retrying or dismissing an email adds an entry to the audit log, and fails for an unknown email', async () => {
  const id = deps.ids.next();
  const jobs = {
    ...deps.jobs,
    retryFailedMail: async () => 'reset-password',
    dismissFailedMail: async () => 'unknown',
  };
  await retryFailedMail({ ...deps, jobs }, SYSTEM, { id });
  await dismissFailedMail({ ...deps, jobs }, SYSTEM, { id });
  const entries = await deps.db.select().from(activity).where(eq(activity.targetId, id)).orderBy(activity.id);
  expect(entries).toMatchObject([
    { action: 'mail.retried', targetType: 'mail', targetTitle: 'reset-password' },
    { action: 'mail.dismissed', targetTitle: 'unknown' },
  ]);
  await expect(retryFailedMail(deps, SYSTEM, { id })).rejects.toThrow(errorWithCode('mail.unknown'));
  await expect(dismissFailedMail(deps, SYSTEM, { id })).rejects.toThrow(errorWithCode('mail.unknown'));
});

test('the queues of jobs are listed', async () => {
  const counts = { name: 'mail', waiting: 2, running: 1, failedLastDay: 0 };
  const now = clock.now();
  const queueStates = async () => [{ ...counts, lastFailureAt: now, lastSuccessAt: now, nextRunAt: null }];
  expect(await listJobs({ jobs: { ...deps.jobs, queueStates } }, SYSTEM)).toEqual([
    { ...counts, lastFailureAt: now.toISOString(), lastSuccessAt: now.toISOString(), nextRunAt: null },
  ]);
});

test('undeliverable emails are listed', async () => {
  const failed = { id: '1', kind: 'reset-password', failedAt: clock.now(), reason: 'The mail server is down' };
  const jobs = { ...deps.jobs, failedMails: async () => [failed] };
  expect(await listFailedMails({ jobs }, SYSTEM)).toEqual([{ ...failed, failedAt: clock.now().toISOString() }]);
});
