import { afterAll, expect, test } from 'vitest';
import { changePassword } from '../../src/account/change-password.ts';
import { findSession } from '../../src/account/find-session.ts';
import { login } from '../../src/account/login.ts';
import { resetPassword } from '../../src/account/reset-password.ts';
import { ANONYMOUS } from '../../src/actor.ts';
import { buildClient, buildUser, createTestDeps, mailedToken } from '../../src/testing/testing.ts';
import { errorWithCode } from './error-with-code.ts';

const { deps, clock, mails, close } = await createTestDeps();
afterAll(close);

const NEW = 'Another-Horse-2';

test('changing the password ends all sessions, creates a new session for this browser, and notifies the user', async () => {
  const { id, actor, email, password } = await buildUser(deps);
  const before = await login(deps, buildClient(), { email, password });
  clock.set('2026-11-16T12:00:00.000Z');
  const { user, session } = await changePassword(deps, actor, buildClient(), {
    currentPassword: password,
    newPassword: NEW,
  });
  expect(user).toMatchObject({ id, passwordChangedAt: '2026-11-16T12:00:00.000Z' });
  expect(await findSession(deps, before.session.secret)).toBeUndefined();
  expect(await findSession(deps, session.secret)).toMatchObject({ actor });
  expect(mails.at(-1)).toEqual({ kind: 'password-changed', userId: id });
  await login(deps, buildClient(), { email, password: NEW });
  await expect(login(deps, buildClient(), { email, password })).rejects.toThrow(errorWithCode('credentials.wrong'));
});

test('changing the password invalidates reset links', async () => {
  const { id, actor, password } = await buildUser(deps);
  const token = await mailedToken(deps, { kind: 'reset-password', userId: id });
  await changePassword(deps, actor, buildClient(), { currentPassword: password, newPassword: NEW });
  await expect(resetPassword(deps, buildClient(), { token, password: 'Yet-Another-3' })).rejects.toThrow(
    errorWithCode('link.invalid'),
  );
});

test('a wrong or missing current password changes nothing', async () => {
  const { actor, email, password } = await buildUser(deps);
  await expect(
    changePassword(deps, actor, buildClient(), { currentPassword: 'Wrong-Horse-1', newPassword: NEW }),
  ).rejects.toThrow(errorWithCode('password.wrong'));
  await expect(changePassword(deps, actor, buildClient(), { newPassword: NEW })).rejects.toThrow(
    errorWithCode('input.invalid', { currentPassword: 'Password is required' }),
  );
  await login(deps, buildClient(), { email, password });
});

test('an account without a password can set its first password', async () => {
  const { actor, email } = await buildUser(deps, { password: null });
  await changePassword(deps, actor, buildClient(), { newPassword: NEW });
  await login(deps, buildClient(), { email, password: NEW });
});

test('if two requests change the password at the same time, one of them gets an error', async () => {
  const { actor, password } = await buildUser(deps);
  const changes = [1, 2].map((n) =>
    changePassword(deps, actor, buildClient(), { currentPassword: password, newPassword: `${NEW}${n}` }),
  );
  const outcomes = await Promise.allSettled(changes);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});

test('a user may enter the current password at most ten times in fifteen minutes', async () => {
  const { actor, password } = await buildUser(deps);
  const attempt = (currentPassword: string) =>
    changePassword(deps, actor, buildClient(), { currentPassword, newPassword: NEW });
  for (let n = 0; n < 10; n++) await expect(attempt('Wrong-Horse-1')).rejects.toThrow(errorWithCode('password.wrong'));
  await expect(attempt(password)).rejects.toThrow(errorWithCode('rate.limited'));
});

test('an anonymous visitor can’t change a password', async () => {
  await expect(changePassword(deps, ANONYMOUS, buildClient(), { newPassword: NEW })).rejects.toThrow(
    errorWithCode('session.required'),
  );
});
