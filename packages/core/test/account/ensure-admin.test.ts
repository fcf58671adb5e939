import { afterAll, expect, test } from 'vitest';
import { ensureAdmin } from '../../src/account/ensure-admin.ts';
import { findSession } from '../../src/account/find-session.ts';
import { getUser } from '../../src/account/get-user.ts';
import { login } from '../../src/account/login.ts';
import { signInWithIdentity } from '../../src/account/sign-in-with-identity.ts';
import { buildClient, buildUser, createTestDeps } from '../../src/testing/testing.ts';
import { errorWithCode } from './error-with-code.ts';

const { deps, database, mails, close } = await createTestDeps();
const otherInstance = await createTestDeps(database);
afterAll(close);

const PASSWORD = 'Administer-1';

test('a new admin’s email address is confirmed', async () => {
  const email = 'Admin@example.com';
  expect(await ensureAdmin(deps, { email, password: PASSWORD })).toBe('created');
  const { user } = await login(deps, buildClient(), { email, password: PASSWORD });
  expect(user).toMatchObject({ role: 'admin', emailConfirmed: true });
  expect(mails).toEqual([]);
});

test('an existing admin keeps their password, whatever the letter case of the email address', async () => {
  const { email, password } = await buildUser(deps, { role: 'admin' });
  expect(await ensureAdmin(deps, { email: email.toUpperCase(), password: PASSWORD })).toBe('unchanged');
  await login(deps, buildClient(), { email, password });
});

test('a confirmed account becomes an admin, keeps its password and stays signed in', async () => {
  const { actor, email, password } = await buildUser(deps);
  const { session } = await login(deps, buildClient(), { email, password });
  expect(await ensureAdmin(deps, { email, password: PASSWORD })).toBe('promoted');
  expect(await getUser(deps, actor)).toMatchObject({ role: 'admin' });
  expect(await findSession(deps, session.secret)).toMatchObject({ actor: { role: 'admin' } });
  await login(deps, buildClient(), { email, password });
});

test('someone who registered the admin’s email address earlier can no longer sign in', async () => {
  const squatter = { provider: 'google', subject: 'squatter', emailVerified: false, name: 'Squatter' } as const;
  const email = 'squatted@example.com';
  const { user } = await signInWithIdentity(deps, buildClient(), { ...squatter, email });
  expect(await ensureAdmin(deps, { email, password: PASSWORD })).toBe('promoted');
  const admin = await login(deps, buildClient(), { email, password: PASSWORD });
  expect(admin.user).toMatchObject({ id: user.id, role: 'admin', emailConfirmed: true, identities: [] });
  await expect(signInWithIdentity(deps, buildClient(), { ...squatter, email })).rejects.toThrow(
    errorWithCode('email.taken'),
  );

  const visitor = await buildUser(deps, { role: 'visitor' });
  const { session } = await login(deps, buildClient(), visitor);
  await ensureAdmin(deps, { email: visitor.email, password: PASSWORD });
  expect(await findSession(deps, session.secret)).toBeUndefined();
  const { email: taken, password } = visitor;
  await expect(login(deps, buildClient(), { email: taken, password })).rejects.toThrow(
    errorWithCode('credentials.wrong'),
  );
});

test('if several instances start at the same time, one admin is created', async () => {
  const given = { email: 'first@example.com', password: PASSWORD };
  const outcomes = await Promise.all([deps, otherInstance.deps, deps].map((deps) => ensureAdmin(deps, given)));
  expect(outcomes.toSorted()).toEqual(['created', 'unchanged', 'unchanged']);
});

test('an email address or password that the forms would reject is rejected', async () => {
  for (const email of ['nobody', 'admin@localhost', '\uff41dmin@example.com'])
    await expect(ensureAdmin(deps, { email, password: PASSWORD })).rejects.toThrow(errorWithCode('input.invalid'));
  await expect(ensureAdmin(deps, { email: 'weak@example.com', password: 'weak' })).rejects.toThrow(
    errorWithCode('input.invalid', { password: 'Password must be at least 8 characters' }),
  );
});
