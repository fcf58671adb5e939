import { registerInput } from '@longreturn/contract/account-input';
import { sessions, users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { findSession } from '../../src/account/find-session.ts';
import { login } from '../../src/account/login.ts';
import { register as registerUseCase } from '../../src/account/register.ts';
import { SYSTEM } from '../../src/actor.ts';
import { listActivity } from '../../src/admin/list-activity.ts';
import { buildClient, createTestDeps, throughSchema } from '../../src/testing/testing.ts';
import { errorWithCode } from './error-with-code.ts';

const { deps, database, clock, mails, close } = await createTestDeps();
const otherInstance = await createTestDeps(database);
afterAll(close);

const register = throughSchema(registerInput, registerUseCase);

const INPUT = { name: 'Grace Hopper', email: 'grace@example.com', password: 'Nanosecond1' };

test('registering creates an account, signs the user in, and queues the confirmation email', async () => {
  const { user, session } = await register(deps, buildClient(), { ...INPUT, email: ' Grace.H@Example.com ' });
  expect(user).toEqual({
    id: expect.any(String),
    email: 'Grace.H@Example.com',
    name: 'Grace Hopper',
    role: 'visitor',
    createdAt: clock.now().toISOString(),
    lastLogin: clock.now().toISOString(),
    subscriptionStatus: 'none',
    profile: { phoneNumber: null, bio: null, newsletterOptIn: false, avatarUrl: null },
    emailConfirmed: false,
    passwordChangedAt: clock.now().toISOString(),
    identities: [],
  });
  expect(await findSession(deps, session.secret)).toMatchObject({
    actor: { is: 'user', id: user.id, role: 'visitor' },
  });
  expect(mails).toEqual([{ kind: 'confirm-address', userId: user.id }]);
  const [entry] = (await listActivity(deps, SYSTEM)).items;
  expect(entry).toMatchObject({ title: 'New account', description: 'Grace Hopper' });
});

test('fields other than name, email address and password are ignored', async () => {
  const greedy = {
    ...INPUT,
    email: 'greedy@example.com',
    role: 'admin',
    id: deps.ids.next(),
    emailConfirmedAt: new Date(),
  };
  const { user } = await register(deps, buildClient(), greedy);
  expect(user).toMatchObject({ role: 'visitor', emailConfirmed: false });
  expect(user.id).not.toBe(greedy.id);
});

test('only a hash of the password is stored', async () => {
  const { user } = await register(deps, buildClient(), { ...INPUT, email: 'hashed@example.com' });
  const [row] = await deps.db.select().from(users).where(eq(users.id, user.id));
  expect(JSON.stringify(row)).not.toContain(INPUT.password);
});

test.each([
  ['letter case', 'renee@example.com', 'RENEE@Example.COM'],
  ['Unicode composition', 'ren\u00e9e.x@example.com', 'rene\u0301e.x@example.com'],
])('email addresses that differ only by %s belong to the same account', async (_by, first, second) => {
  await register(deps, buildClient(), { ...INPUT, email: first });
  await expect(register(deps, buildClient(), { ...INPUT, email: second })).rejects.toThrow(
    errorWithCode('email.taken'),
  );
  const { user } = await login(deps, buildClient(), { email: second, password: INPUT.password });
  expect(user.email).toBe(first);
});

test('two concurrent registrations on two instances create one user', async () => {
  const email = 'twice@example.com';
  const tries = [deps, otherInstance.deps, deps, otherInstance.deps].map((deps) =>
    register(deps, buildClient(), { ...INPUT, email }),
  );
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'email.taken' });
  }
  const made = await deps.db.select().from(users).where(eq(users.emailKey, email));
  expect(made).toHaveLength(1);
  const opened = await deps.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, made[0]?.id ?? ''));
  expect(opened).toHaveLength(1);
});

test.each([
  [{ name: 'A' }, { name: 'Name must be at least 2 characters' }],
  [{ name: '\u202e\u202e' }, { name: 'Name must be at least 2 characters' }],
  [{ email: 'nobody' }, { email: 'Please enter a valid email address' }],
  [{ email: 'nora@gmail' }, { email: 'Please enter a valid email address' }],
  [{ email: '\uff56ictim@example.com' }, { email: 'Please enter a valid email address' }],
  [{ email: 'nul\0@example.com' }, { email: 'Please enter a valid email address' }],
  [{ password: 'Short1' }, { password: 'Password must be at least 8 characters' }],
  [{ password: 'nocapitals1' }, { password: 'Password must contain at least one uppercase letter' }],
  [{ password: 'NOSMALLS1' }, { password: 'Password must contain at least one lowercase letter' }],
  [{ password: 'NoNumbers' }, { password: 'Password must contain at least one number' }],
  [{ password: `Aa1${'x'.repeat(126)}` }, { password: 'Password must be at most 128 characters' }],
])('%o is rejected with the form’s message', async (wrong, texts) => {
  await expect(register(deps, buildClient(), { ...INPUT, ...wrong })).rejects.toThrow(
    errorWithCode('input.invalid', texts),
  );
});

test('registrations are limited to twenty an hour for each client', async () => {
  const client = buildClient();
  const again = (n: number) => register(deps, client, { ...INPUT, email: `limited-${n}@example.com` });
  for (let n = 0; n < 20; n++) await again(n);
  await expect(again(20)).rejects.toMatchObject({ code: 'rate.limited', retryAfterSec: 3600 });
});
