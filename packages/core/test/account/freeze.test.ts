import { activity, loginFailures, notifications } from '@longreturn/db/schema';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { findSession } from '../../src/account/find-session.ts';
import { login } from '../../src/account/login.ts';
import { resetPassword } from '../../src/account/reset-password.ts';
import { SYSTEM } from '../../src/actor.ts';
import { listNotifications } from '../../src/admin/list-notifications.ts';
import { unfreezeUser } from '../../src/admin/unfreeze-user.ts';
import { buildClient, buildUser, createTestDeps, mailedToken } from '../../src/testing/testing.ts';
import { failing } from './failing.ts';

const { deps, database, clock, mails, close } = await createTestDeps();
const elsewhere = await createTestDeps(database);
afterAll(close);
beforeEach(() => clock.set('2026-11-15T12:00:00.000Z'));

const fail = (email: string, on = deps, client = buildClient()) =>
  expect(login(on, client, { email, password: 'Wrong-Horse-1' })).rejects.toThrow(failing('credentials.wrong'));

async function failTimes(email: string, times: number) {
  for (let n = 0; n < times; n++) await fail(email);
}

async function alertOf(userId: string) {
  const alerts = await listNotifications(deps, SYSTEM);
  return alerts.find(({ data }) => data.userId === userId);
}

test('the tenth failure freezes: sessions end, administrators are alerted, the owner is told', async () => {
  const { id, name, email, password } = await buildUser(deps);
  const { session } = await login(deps, buildClient(), { email, password });
  await failTimes(email, 9);
  expect(await findSession(deps, session.secret)).toBeDefined();
  const last = buildClient();
  await fail(email, deps, last);

  expect(await findSession(deps, session.secret)).toBeUndefined();
  expect(await alertOf(id)).toMatchObject({
    data: { userId: id, email, reason: 'Too many failed login attempts', lastFailedLoginIp: last.ip },
    createdAt: clock.now().toISOString(),
  });
  expect(mails).toContainEqual({ kind: 'account-frozen', userId: id });
  const [line] = await deps.db.select().from(activity).orderBy(desc(activity.id)).limit(1);
  expect(line).toMatchObject({ title: 'Account frozen', description: name });
});

test('a frozen account says so to its right password only', async () => {
  const { email, password } = await buildUser(deps);
  await failTimes(email, 10);
  await expect(login(deps, buildClient(), { email, password })).rejects.toThrow(failing('account.frozen'));
  await fail(email);
});

test('failures that come at once on two instances freeze once', async () => {
  const { id, email, password } = await buildUser(deps);
  await Promise.all(Array.from({ length: 12 }, (_, n) => fail(email, n % 2 ? deps : elsewhere.deps)));
  await expect(login(elsewhere.deps, buildClient(), { email, password })).rejects.toThrow(failing('account.frozen'));
  const alerts = await deps.db.select().from(notifications).where(eq(notifications.userId, id));
  expect(alerts).toHaveLength(1);
  const told = [...mails, ...elsewhere.mails].filter((mail) => mail.kind === 'account-frozen' && mail.userId === id);
  expect(told).toHaveLength(1);
  expect(await deps.db.select().from(loginFailures).where(eq(loginFailures.userId, id))).toHaveLength(10);
});

test('nine failures and then the right password are forgiven', async () => {
  const { email, password } = await buildUser(deps);
  await failTimes(email, 9);
  await login(deps, buildClient(), { email, password });
  await failTimes(email, 9);
  await login(deps, buildClient(), { email, password });
});

test('failures count for fifteen minutes', async () => {
  const { email, password } = await buildUser(deps);
  await failTimes(email, 9);
  clock.set('2026-11-15T12:15:00.000Z');
  await failTimes(email, 9);
  await login(deps, buildClient(), { email, password });
});

test('an account without a password is not frozen by guesses', async () => {
  const { id, email } = await buildUser(deps, { password: null });
  await failTimes(email, 11);
  expect(await alertOf(id)).toBeUndefined();
});

test('an administrator lifts a freeze: the alert is settled and the failures are forgotten', async () => {
  const { id, email, password } = await buildUser(deps);
  await failTimes(email, 10);
  await unfreezeUser(deps, SYSTEM, id);
  expect(await alertOf(id)).toBeUndefined();
  clock.set('2026-11-15T12:01:00.000Z');
  await fail(email);
  await login(deps, buildClient(), { email, password });
});

test('an account can freeze again, with an alert of its own', async () => {
  const { id, email } = await buildUser(deps);
  await failTimes(email, 10);
  const first = await alertOf(id);
  await unfreezeUser(deps, SYSTEM, id);
  clock.set('2026-11-15T12:30:00.000Z');
  await failTimes(email, 10);
  const second = await alertOf(id);
  expect(second?.id).not.toBe(first?.id);
});

test('a reset of the password lifts a freeze too', async () => {
  const { id, email } = await buildUser(deps);
  await failTimes(email, 10);
  const token = await mailedToken(deps, { kind: 'reset-password', userId: id });
  await resetPassword(deps, buildClient(), { token, password: 'Another-Horse-2' });
  expect(await alertOf(id)).toBeUndefined();
  expect(await deps.db.select().from(loginFailures).where(eq(loginFailures.userId, id))).toEqual([]);
  await login(deps, buildClient(), { email, password: 'Another-Horse-2' });
});

test('unfreezing what is not frozen changes nothing, and an unknown user is unknown', async () => {
  const { id } = await buildUser(deps);
  await unfreezeUser(deps, SYSTEM, id);
  for (const unknown of [deps.ids.next(), 'no-id']) {
    await expect(unfreezeUser(deps, SYSTEM, unknown)).rejects.toThrow(failing('user.unknown'));
  }
});
