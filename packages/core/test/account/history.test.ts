import { LIMITS } from '@longreturn/contract/limits';
import { sentMails, signIns, users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { changePassword } from '../../src/account/change-password.ts';
import { exportAccount } from '../../src/account/export-account.ts';
import { login } from '../../src/account/login.ts';
import { register } from '../../src/account/register.ts';
import { signInWithIdentity } from '../../src/account/sign-in-with-identity.ts';
import { sweepExpired } from '../../src/account/sweep-expired.ts';
import { buildClient, buildUser, createTestDeps } from '../../src/testing/testing.ts';
import { errorWithCode } from './error-with-code.ts';

const NOW = '2026-11-15T12:00:00.000Z';
const DAY_MS = 24 * 3_600_000;

const { deps, clock, close } = await createTestDeps();
afterAll(close);
beforeEach(() => clock.set(NOW));

const signInsOf = (userId: string) => deps.db.select().from(signIns).where(eq(signIns.userId, userId));

test('a login is recorded with its method, IP address, browser and time', async () => {
  const { id, email, password } = await buildUser(deps);
  const client = { ip: '203.0.113.9', device: 'Safari on macOS' };
  await login(deps, client, { email, password });
  expect(await signInsOf(id)).toEqual([
    { id: expect.any(String), userId: id, method: 'password', ...client, at: new Date(NOW) },
  ]);
});

test('registering counts as a login by password', async () => {
  const { user } = await register(deps, buildClient(), {
    name: 'Ada Byron',
    email: 'recorded@example.com',
    password: 'Correct-Horse-1',
  });
  expect(await signInsOf(user.id)).toMatchObject([{ method: 'password' }]);
});

test.each(['google', 'apple'] as const)('a login with %s is recorded', async (provider) => {
  const identity = {
    provider,
    subject: 'recorded',
    email: `recorded-${provider}@example.com`,
    emailVerified: true,
    name: 'Ada Byron',
  };
  const { user } = await signInWithIdentity(deps, buildClient(), identity);
  expect(await signInsOf(user.id)).toMatchObject([{ method: provider }]);
});

test('neither a refused login nor a change of the password is recorded as a login', async () => {
  const { id, actor, email, password } = await buildUser(deps);
  const wrong = login(deps, buildClient(), { email, password: 'Wrong-Horse-1' });
  await expect(wrong).rejects.toThrow(errorWithCode('credentials.wrong'));
  await changePassword(deps, actor, buildClient(), { currentPassword: password, newPassword: 'Another-Horse-1' });
  await deps.db.update(users).set({ frozenAt: clock.now() }).where(eq(users.id, id));
  const frozen = login(deps, buildClient(), { email, password: 'Another-Horse-1' });
  await expect(frozen).rejects.toThrow(errorWithCode('account.frozen'));
  expect(await signInsOf(id)).toEqual([]);
});

async function addMail(userId: string, at: Date): Promise<void> {
  const mail = { kind: 'reset-password', outcome: 'failed', reason: 'The mail server is down' } as const;
  await deps.db.insert(sentMails).values({ id: deps.ids.next(), userId, at, ...mail });
}

test('an export contains the logins and the sent emails, newest first', async () => {
  const { id, actor, email, password } = await buildUser(deps);
  await login(deps, { ip: '203.0.113.1', device: 'Firefox on Linux' }, { email, password });
  await addMail(id, clock.now());
  clock.set('2026-11-15T13:00:00.000Z');
  await login(deps, { ip: '203.0.113.2', device: 'Firefox on Linux' }, { email, password });
  const exported = await exportAccount(deps, actor, undefined);
  expect(exported.signIns).toEqual([
    { at: '2026-11-15T13:00:00.000Z', method: 'password', ip: '203.0.113.2', device: 'Firefox on Linux' },
    { at: NOW, method: 'password', ip: '203.0.113.1', device: 'Firefox on Linux' },
  ]);
  expect(exported.mails).toEqual([
    { at: NOW, kind: 'reset-password', outcome: 'failed', reason: 'The mail server is down' },
  ]);
});

test('the history of an account is deleted after ninety days, or together with the account', async () => {
  const { id, email, password } = await buildUser(deps);
  const rows = async () => [
    ...(await signInsOf(id)),
    ...(await deps.db.select().from(sentMails).where(eq(sentMails.userId, id))),
  ];
  await login(deps, buildClient(), { email, password });
  await addMail(id, clock.now());
  const recorded = new Date(NOW).getTime();
  clock.set(new Date(recorded + LIMITS.historyDays * DAY_MS - 1).toISOString());
  await login(deps, buildClient(), { email, password });
  await sweepExpired(deps);
  expect(await rows()).toHaveLength(3);
  clock.set(new Date(recorded + LIMITS.historyDays * DAY_MS).toISOString());
  await sweepExpired(deps);
  expect(await rows()).toHaveLength(1);
  await deps.db.delete(users).where(eq(users.id, id));
  expect(await rows()).toEqual([]);
});
