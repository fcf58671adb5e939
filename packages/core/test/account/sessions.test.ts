import { sessions, users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { endOtherSessions, endSession, logout } from '../../src/account/end-session.ts';
import { findSession } from '../../src/account/find-session.ts';
import { listSessions } from '../../src/account/list-sessions.ts';
import { login } from '../../src/account/login.ts';
import { sweepExpired } from '../../src/account/sweep-expired.ts';
import { ANONYMOUS } from '../../src/actor.ts';
import { buildClient, buildUser, createTestDeps } from '../../src/testing/testing.ts';
import { errorWithCode } from './error-with-code.ts';

const { deps, database, clock, close } = await createTestDeps();
const otherInstance = await createTestDeps(database);
afterAll(close);
beforeEach(() => clock.set('2026-11-01T12:00:00.000Z'));

async function signedIn(device = 'Firefox on Linux') {
  const user = await buildUser(deps);
  const again = async (device: string) => {
    const { email, password } = user;
    const { session } = await login(deps, { ...buildClient(), device }, { email, password });
    const found = await findSession(deps, session.secret);
    return { secret: session.secret, current: found ?? expect.fail('no session was opened') };
  };
  return { ...user, ...(await again(device)), again };
}

test('a session is valid on every instance', async () => {
  const { secret, id } = await signedIn();
  expect(await findSession(otherInstance.deps, secret)).toMatchObject({ actor: { id, role: 'subscriber' } });
});

test('the stored hash and IDs of a session can’t be used in place of its secret', async () => {
  const { secret, id } = await signedIn();
  const [row] = await deps.db.select().from(sessions).where(eq(sessions.userId, id));
  expect(JSON.stringify(row)).not.toContain(secret);
  for (const stolen of [row?.id, row?.publicId, row?.userId]) {
    expect(await findSession(deps, stolen ?? expect.fail())).toBeUndefined();
  }
});

test.each(['', '\0', 'x'.repeat(1000), "' or 1=1", 'é'])('%j is not the secret of a session', async (secret) => {
  expect(await findSession(deps, secret)).toBeUndefined();
});

test('a session expires thirty days after it was last extended, and its row is deleted', async () => {
  const { secret, id } = await signedIn();
  clock.set('2026-12-01T11:59:59.000Z');
  const other = await signedIn();
  clock.set('2026-12-01T12:00:01.000Z'); // not 12:00:00, because Lucia reads the clock a moment after the site does
  expect(await findSession(deps, secret)).toBeUndefined();
  expect(await deps.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
  expect(await findSession(deps, other.secret)).toBeDefined();
});

/**
 * Uses the session and returns the new expiry, or undefined if the session wasn't extended. Tests check the expiry only
 * to the minute, because Lucia reads the clock a moment after the site does.
 */
async function renewal(secret: string) {
  const session = await findSession(deps, secret);
  return session?.renewedUntil?.toISOString();
}

test('each use of a session in the second half of its thirty days restarts the thirty days', async () => {
  const { secret } = await signedIn();
  clock.set('2026-11-16T11:59:00.000Z');
  expect(await findSession(deps, secret)).not.toHaveProperty('renewedUntil');
  clock.set('2026-11-16T12:01:00.000Z');
  expect(await renewal(secret)).toMatch(/^2026-12-16T12:01/);
  expect(await findSession(deps, secret)).not.toHaveProperty('renewedUntil');
  clock.set('2026-12-10T12:00:00.000Z');
  expect(await renewal(secret)).toMatch(/^2027-01-09T12:00/);
  clock.set('2027-01-09T11:00:00.000Z');
  expect(await findSession(deps, secret)).toBeDefined();
});

test('the time of the last use is updated at most every five minutes', async () => {
  const { secret, actor } = await signedIn();
  const lastUse = async () => (await listSessions(deps, actor, undefined))[0]?.lastUsedAt;
  clock.set('2026-11-01T12:04:59.000Z');
  await findSession(deps, secret);
  expect(await lastUse()).toBe('2026-11-01T12:00:00.000Z');
  clock.set('2026-11-01T12:05:00.000Z');
  await findSession(deps, secret);
  expect(await lastUse()).toBe('2026-11-01T12:05:00.000Z');
});

test('a session is read with one statement', async () => {
  const { secret } = await signedIn();
  const asked: PropertyKey[] = [];
  const db = new Proxy(deps.db, {
    get(target, method) {
      asked.push(method);
      const value: unknown = Reflect.get(target, method, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  await findSession({ ...deps, db }, secret);
  expect(asked).toEqual(['select']);
});

test('a session has the account’s current role, and a frozen account keeps its sessions', async () => {
  const { secret, id } = await signedIn();
  await deps.db.update(users).set({ baseRole: 'editor' }).where(eq(users.id, id));
  expect(await findSession(deps, secret)).toMatchObject({ actor: { role: 'editor' } });
  await deps.db.update(users).set({ frozenAt: clock.now() }).where(eq(users.id, id));
  expect(await findSession(deps, secret)).toMatchObject({ actor: { role: 'editor' } });
});

test('sessions are listed by last use, the latest first, with their devices and times but no secrets', async () => {
  const { actor, secret, current, again } = await signedIn('Firefox on Linux');
  clock.set('2026-11-02T12:00:00.000Z');
  const phone = await again('Safari on iPhone');
  const list = await listSessions(deps, actor, current.id);
  expect(list).toEqual([
    {
      id: phone.current.id,
      device: 'Safari on iPhone',
      createdAt: '2026-11-02T12:00:00.000Z',
      lastUsedAt: '2026-11-02T12:00:00.000Z',
      isCurrent: false,
    },
    {
      id: current.id,
      device: 'Firefox on Linux',
      createdAt: '2026-11-01T12:00:00.000Z',
      lastUsedAt: '2026-11-01T12:00:00.000Z',
      isCurrent: true,
    },
  ]);
  expect(JSON.stringify(list)).not.toContain(secret);
  clock.set('2026-12-01T13:00:00.000Z');
  expect((await listSessions(deps, actor, undefined)).map(({ id }) => id)).toEqual([phone.current.id]);
});

test('signing out ends only this session', async () => {
  const { secret, current, again } = await signedIn();
  const other = await again('Chrome on Android');
  await logout(deps, current);
  expect(await findSession(deps, secret)).toBeUndefined();
  expect(await findSession(deps, other.secret)).toBeDefined();
});

test('a user can end one of their own sessions by its public ID', async () => {
  const { actor, again } = await signedIn();
  const other = await again('Chrome on Android');
  const stranger = await signedIn();
  await expect(endSession(deps, stranger.actor, other.current.id)).rejects.toThrow(errorWithCode('session.unknown'));
  expect(await findSession(deps, other.secret)).toBeDefined();
  await endSession(deps, actor, other.current.id);
  expect(await findSession(deps, other.secret)).toBeUndefined();
  await expect(endSession(deps, actor, other.current.id)).rejects.toThrow(errorWithCode('session.unknown'));
  await expect(endSession(deps, actor, 'no-id')).rejects.toThrow(errorWithCode('session.unknown'));
});

test('signing out everywhere else keeps this session and those of other users', async () => {
  const { actor, secret, current, again } = await signedIn();
  const other = await again('Chrome on Android');
  const stranger = await signedIn();
  await endOtherSessions(deps, actor, current.id);
  expect(await findSession(deps, other.secret)).toBeUndefined();
  expect(await findSession(deps, secret)).toBeDefined();
  expect(await findSession(deps, stranger.secret)).toBeDefined();
});

test('an anonymous visitor has no sessions to list or end', async () => {
  const required = errorWithCode('session.required');
  await expect(listSessions(deps, ANONYMOUS, undefined)).rejects.toThrow(required);
  await expect(endSession(deps, ANONYMOUS, deps.ids.next())).rejects.toThrow(required);
  await expect(endOtherSessions(deps, ANONYMOUS, undefined)).rejects.toThrow(required);
});

test('the sweep deletes only expired sessions', async () => {
  const ended = await signedIn();
  clock.set('2026-11-20T12:00:00.000Z');
  const running = await signedIn();
  clock.set('2026-12-05T12:00:00.000Z');
  await sweepExpired(deps);
  const left = await deps.db.select().from(sessions);
  expect(left.map(({ userId }) => userId)).not.toContain(ended.id);
  expect(left.map(({ userId }) => userId)).toContain(running.id);
});
