import { loginInput } from '@longreturn/contract/account-input';
import { users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { findSession } from '../../src/account/find-session.ts';
import { login as loginUseCase } from '../../src/account/login.ts';
import type { Deps } from '../../src/deps.ts';
import { buildClient, buildUser, createTestDeps, throughSchema } from '../../src/testing/testing.ts';
import { errorWithCode } from './error-with-code.ts';
import { withLog } from './with-log.ts';

const login = throughSchema(loginInput, loginUseCase);

const { deps, database, clock, close } = await createTestDeps();
afterAll(close);

/** Returns deps whose `passwords` record the calls. */
function watched(): { deps: Deps; calls: string[] } {
  const calls: string[] = [];
  const passwords: Deps['passwords'] = {
    hash(password) {
      calls.push('hash');
      return deps.passwords.hash(password);
    },
    verify(hash, password) {
      calls.push('verify');
      return deps.passwords.verify(hash, password);
    },
    isOutdated: (hash) => deps.passwords.isOutdated(hash),
  };
  return { deps: { ...deps, passwords }, calls };
}

test('a login with the correct password stores the time and creates a new session', async () => {
  const { id, email, password } = await buildUser(deps);
  clock.set('2026-11-15T13:00:00.000Z');
  const first = await login(deps, buildClient(), { email, password });
  const second = await login(deps, buildClient(), { email, password });
  expect(first.user).toMatchObject({ id, lastLogin: '2026-11-15T13:00:00.000Z' });
  expect(second.session.secret).not.toBe(first.session.secret);
  for (const { session } of [first, second]) expect(await findSession(deps, session.secret)).toBeDefined();
  expect(first.session.expiresAt.toISOString()).toMatch(/^2026-12-15T13:00/); // Lucia reads the system clock, a moment after the site does
});

test('a login runs three statements: one each for the rate limits, the account and the session', async () => {
  const { email, password } = await buildUser(deps);
  const { db, statements } = withLog(database);
  const logIn = () => login({ ...deps, db }, buildClient(), { email, password });
  await logIn(); // reads the key that hashes email addresses, which is cached for a minute
  statements.length = 0;
  await logIn();
  expect(statements).toHaveLength(3);
});

test.runIf(database.engine === 'postgres')(
  'a login waits for a concurrent change to the account, and returns the changed account',
  async () => {
    const { id, email, password } = await buildUser(deps, { role: 'subscriber' });
    const isChanged = Promise.withResolvers<void>();
    const isWaitedFor = Promise.withResolvers<void>();
    const change = deps.db.transaction(async (tx) => {
      await tx.update(users).set({ baseRole: 'editor' }).where(eq(users.id, id));
      isChanged.resolve();
      await isWaitedFor.promise;
    });
    await isChanged.promise;
    const signedIn = login(deps, buildClient(), { email, password });
    await expect.poll(() => countWaiting(database)).toBe(1);
    isWaitedFor.resolve();
    await change;
    expect((await signedIn).user.role).toBe('editor');
  },
);

/** Counts the database connections that wait for a lock. */
async function countWaiting({ query }: typeof database): Promise<number> {
  const waiting = await query(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return waiting.length;
}

test('an unknown email address and a wrong password get the same error', async () => {
  const { email } = await buildUser(deps);
  for (const given of [email, 'nobody@example.com']) {
    await expect(login(deps, buildClient(), { email: given, password: 'Wrong-Horse-1' })).rejects.toThrow(
      errorWithCode('credentials.wrong'),
    );
  }
});

test('a login verifies one hash, even if the email address is unknown or the account has no password', async () => {
  const { deps: watchedDeps, calls } = watched();
  const { email } = await buildUser(deps);
  const { email: withoutPassword } = await buildUser(deps, { password: null });
  const attempt = async (email: string) => {
    calls.length = 0;
    await login(watchedDeps, buildClient(), { email, password: 'Wrong-Horse-1' }).catch(() => {});
    return [...calls];
  };
  await attempt('the-hash-to-compare-with-is-made-once@example.com');
  expect(await attempt('nobody@example.com')).toEqual(['verify']);
  expect(await attempt(email)).toEqual(['verify']);
  expect(await attempt(withoutPassword)).toEqual(['verify']);
});

test('a hash with outdated parameters is replaced at the next login', async () => {
  const { id, email, password } = await buildUser(deps);
  const hashOf = async () => (await deps.db.select().from(users).where(eq(users.id, id)))[0]?.passwordHash;
  const fresh = await hashOf();
  await deps.db
    .update(users)
    .set({ passwordHash: fresh?.replace('quick2:', 'quick1:') ?? null })
    .where(eq(users.id, id));
  await login(deps, buildClient(), { email, password: 'Wrong-Horse-1' }).catch(() => {});
  expect(await hashOf()).toMatch(/^quick1:/);
  await login(deps, buildClient(), { email, password });
  expect(await hashOf()).toBe(fresh);
});

test('a login fails if the password changes while the old one is being verified', async () => {
  const { id, email, password } = await buildUser(deps);
  const passwords: Deps['passwords'] = {
    ...deps.passwords,
    async verify(hash, given) {
      await deps.db
        .update(users)
        .set({ passwordHash: await deps.passwords.hash('Another-Horse-2') })
        .where(eq(users.id, id));
      return deps.passwords.verify(hash, given);
    },
  };
  await expect(login({ ...deps, passwords }, buildClient(), { email, password })).rejects.toThrow(
    errorWithCode('credentials.wrong'),
  );
});

test('a login without a password gets an error on the password field', async () => {
  await expect(login(deps, buildClient(), { email: 'someone@example.com', password: '' })).rejects.toThrow(
    errorWithCode('input.invalid', { password: 'Password is required' }),
  );
});

test('logins are limited to thirty in fifteen minutes for each client, across all email addresses', async () => {
  const client = buildClient();
  const attempt = (n: number) => login(deps, client, { email: `spray-${n}@example.com`, password: 'Wrong-Horse-1' });
  for (let n = 0; n < 30; n++) await expect(attempt(n)).rejects.toThrow(errorWithCode('credentials.wrong'));
  await expect(attempt(30)).rejects.toMatchObject({ code: 'rate.limited', retryAfterSec: 900 });
});

test('logins are limited to twenty in fifteen minutes for each email address, across all clients and letter cases', async () => {
  const attempt = (email: string) => login(deps, buildClient(), { email, password: 'Wrong-Horse-1' });
  for (let n = 0; n < 20; n++) await attempt(n % 2 ? 'Aimed@example.com' : 'aimed@EXAMPLE.com').catch(() => {});
  await expect(attempt('aimed@example.com')).rejects.toThrow(errorWithCode('rate.limited'));
});
