import { failedLogins, notifications } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { findSession } from '../../src/account/find-session.ts';
import { login } from '../../src/account/login.ts';
import { register } from '../../src/account/register.ts';
import { resetPassword } from '../../src/account/reset-password.ts';
import { sweepExpired } from '../../src/account/sweep-expired.ts';
import { SYSTEM } from '../../src/actor.ts';
import { listActivity } from '../../src/admin/list-activity.ts';
import { listNotifications } from '../../src/admin/list-notifications.ts';
import { unfreezeUser } from '../../src/admin/unfreeze-user.ts';
import { prepareMail } from '../../src/mail/mail-kinds.ts';
import { buildClient, buildUser, createTestDeps, mailedToken } from '../../src/testing/testing.ts';
import { errorWithCode } from './error-with-code.ts';

const { deps, database, clock, mails, close } = await createTestDeps();
const otherInstance = await createTestDeps(database);
afterAll(close);
beforeEach(() => clock.set('2026-11-15T12:00:00.000Z'));

const PASSWORD = 'Correct-Horse-1';
let unknown = 0;
const unknownEmail = () => `nobody-${++unknown}@example.com`;

const logIn = (email: string, password: string, on = deps, client = buildClient()) =>
  login(on, client, { email, password });
const fail = (email: string, on = deps, client = buildClient()) =>
  expect(logIn(email, 'Wrong-Horse-1', on, client)).rejects.toThrow(errorWithCode('credentials.wrong'));
const expectFrozen = (email: string, password: string) =>
  expect(logIn(email, password)).rejects.toThrow(errorWithCode('account.frozen'));

async function failTimes(email: string, times: number) {
  for (let n = 0; n < times; n++) await fail(email);
}

async function alertOf(userId: string) {
  const alerts = (await listNotifications(deps, SYSTEM)).items;
  return alerts.find(({ data }) => data.userId === userId);
}

/** Functions that create an email address of each kind. */
const EMAILS = {
  'an email address with a password': async () => (await buildUser(deps)).email,
  'an email address whose account has no password': async () => (await buildUser(deps, { password: null })).email,
  'an email address without an account': async () => unknownEmail(),
};
const KINDS = Object.entries(EMAILS);

test.each(KINDS)('after ten failed logins, %s is frozen and every password is rejected', async (_kind, emailOf) => {
  const email = await emailOf();
  await failTimes(email, 10);
  await expectFrozen(email, 'Wrong-Horse-1');
  await expectFrozen(email.toUpperCase(), PASSWORD);
});

test.each(KINDS)('for %s, concurrent failed logins on two instances are counted exactly', async (_kind, emailOf) => {
  const email = await emailOf();
  const tries = Array.from({ length: 14 }, (_, n) =>
    logIn(email, 'Wrong-Horse-1', n % 2 ? deps : otherInstance.deps).catch((error: { code: string }) => error.code),
  );
  const codes = await Promise.all(tries);
  expect(codes.filter((code) => code === 'credentials.wrong')).toHaveLength(10);
  expect(codes.filter((code) => code === 'account.frozen')).toHaveLength(4);
});

test.each(KINDS)('for %s, a failed login expires after fifteen minutes', async (_kind, emailOf) => {
  const email = await emailOf();
  await failTimes(email, 9);
  clock.set('2026-11-15T12:15:00.000Z');
  await failTimes(email, 9);
});

test('a freeze alerts admins once, emails the owner and keeps sessions', async () => {
  const { id, name, email, password } = await buildUser(deps);
  const { session } = await logIn(email, password);
  await failTimes(email, 9);
  const last = buildClient();
  await fail(email, deps, last);
  await expectFrozen(email, password);

  expect(await findSession(deps, session.secret)).toMatchObject({ actor: { id } });
  expect(await alertOf(id)).toMatchObject({
    data: { userId: id, email, reason: 'Too many failed sign-in attempts', lastFailedLoginIp: last.ip },
    createdAt: clock.now().toISOString(),
  });
  expect(await deps.db.select().from(notifications).where(eq(notifications.userId, id))).toHaveLength(1);
  expect(mails.filter((mail) => 'userId' in mail && mail.userId === id)).toEqual([
    { kind: 'account-frozen', userId: id },
  ]);
  const [entry] = (await listActivity(deps, SYSTEM)).items;
  expect(entry).toMatchObject({ title: 'Account frozen', description: name });
});

test('a correct password doesn’t sign in if the account is frozen while the password is being verified', async () => {
  const { email, password } = await buildUser(deps);
  const passwords: typeof deps.passwords = {
    ...deps.passwords,
    async verify(hash, given) {
      await failTimes(email, 10);
      return deps.passwords.verify(hash, given);
    },
  };
  await expect(logIn(email, password, { ...deps, passwords })).rejects.toThrow(errorWithCode('account.frozen'));
});

test('failed logins run the same statements and queue the same email jobs, whether or not the account exists', async () => {
  const { email } = await buildUser(deps);
  const known = await traceOf(email);
  expect(await traceOf(unknownEmail())).toEqual(known);
  expect(known.flat()).toContain('account-frozen');
});

/** Fails to sign in twelve times, and returns the statements and email jobs of each attempt. */
async function traceOf(email: string) {
  const seen: string[] = [];
  const send: typeof deps.jobs.send = async (_db, name, data) => void seen.push('kind' in data ? data.kind : name);
  const watched = { ...deps, db: watchStatements(deps.db, seen), jobs: { ...deps.jobs, send } };
  // The first attempt of a process also creates a key and a hash, so its statements aren't part of the traces.
  await logIn('first@example.com', 'Wrong-Horse-1', watched).catch(() => {});
  const traces: string[][] = [];
  for (let n = 0; n < 12; n++) {
    seen.length = 0;
    await logIn(email, 'Wrong-Horse-1', watched).catch(() => {});
    traces.push([...seen]);
  }
  return traces;
}

const STATEMENTS = new Set<string | symbol>(['select', 'insert', 'update', 'delete', 'execute']);

/** Returns a database that records the kind of each statement in `seen`, in transactions too. */
function watchStatements<Given extends typeof deps.db>(db: Given, seen: string[]): Given {
  return new Proxy(db, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      if (name === 'transaction')
        return (work: (tx: Given) => unknown) => member.call(target, (tx: Given) => work(watchStatements(tx, seen)));
      return (...args: unknown[]) => {
        if (STATEMENTS.has(name)) seen.push(String(name));
        return member.apply(target, args);
      };
    },
  });
}

test('for an email address without an account, only a keyed hash is stored', async () => {
  const email = unknownEmail();
  await failTimes(email, 10);
  const rows = await deps.db.select().from(failedLogins);
  expect(JSON.stringify(rows)).not.toContain(email);
  const other = await createTestDeps();
  await login(other.deps, buildClient(), { email, password: PASSWORD }).catch(() => {});
  const [otherRow] = await other.deps.db.select().from(failedLogins);
  await other.close();
  expect(rows.map(({ emailHash }) => emailHash)).not.toContain(otherRow?.emailHash);
});

test('a login with the correct password clears nine failed logins', async () => {
  const { email, password } = await buildUser(deps);
  await failTimes(email, 9);
  await logIn(email, password);
  await failTimes(email, 9);
  await logIn(email, password);
});

test('unfreezing an account settles the alert and clears the failed logins', async () => {
  const { id, email, password } = await buildUser(deps);
  await failTimes(email, 10);
  await unfreezeUser(deps, SYSTEM, id);
  expect(await alertOf(id)).toBeUndefined();
  await failTimes(email, 9);
  await logIn(email, password);
});

test('an unfrozen account can be frozen again, with a new alert', async () => {
  const { id, email } = await buildUser(deps);
  await failTimes(email, 10);
  const first = await alertOf(id);
  await unfreezeUser(deps, SYSTEM, id);
  clock.set('2026-11-15T12:30:00.000Z');
  await failTimes(email, 10);
  const second = await alertOf(id);
  expect(second?.id).not.toBe(first?.id);
});

test('the link in the account-frozen email sets a password and unfreezes the account', async () => {
  const { id, email } = await buildUser(deps);
  await failTimes(email, 10);
  const token = await mailedToken(deps, { kind: 'account-frozen', userId: id });
  await resetPassword(deps, buildClient(), { token, password: 'Another-Horse-2' });
  expect(await alertOf(id)).toBeUndefined();
  await failTimes(email, 9);
  await logIn(email, 'Another-Horse-2');
  expect(await prepareMail(deps, { kind: 'account-frozen', userId: id })).toBeUndefined();
});

test('registering clears the failed logins of an email address that had no account', async () => {
  for (const failures of [9, 10]) {
    const email = unknownEmail();
    await failTimes(email, failures);
    await register(deps, buildClient(), { name: 'Ada Lovelace', email, password: PASSWORD });
    await failTimes(email, 9);
    await logIn(email, PASSWORD);
  }
});

test('a frozen account stays frozen; a frozen email address without an account is unfrozen after ninety days', async () => {
  const { email, password } = await buildUser(deps);
  const nobody = unknownEmail();
  await failTimes(email, 10);
  await failTimes(nobody, 10);
  clock.set('2027-02-13T11:59:59.000Z');
  await sweepExpired(deps);
  await expectFrozen(nobody, PASSWORD);
  clock.set('2027-02-13T12:00:00.000Z');
  await sweepExpired(deps);
  await fail(nobody);
  await expectFrozen(email, password);
});

test('expired failed logins are deleted', async () => {
  const email = unknownEmail();
  await fail(email);
  await sweepExpired(deps);
  const before = await deps.db.$count(failedLogins);
  clock.set('2026-11-15T12:15:00.000Z');
  await sweepExpired(deps);
  expect(await deps.db.$count(failedLogins)).toBeLessThan(before);
});

test('unfreezing an account that isn’t frozen changes nothing, and unfreezing an unknown user is an error', async () => {
  const { id } = await buildUser(deps);
  await unfreezeUser(deps, SYSTEM, id);
  for (const wrong of [deps.ids.next(), 'no-id']) {
    await expect(unfreezeUser(deps, SYSTEM, wrong)).rejects.toThrow(errorWithCode('user.unknown'));
  }
});
