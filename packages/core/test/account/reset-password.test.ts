import { resetPasswordInput, updateProfileInput } from '@longreturn/contract/account-input';
import { identities, users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { confirmEmail } from '../../src/account/confirm-email.ts';
import { findSession } from '../../src/account/find-session.ts';
import { getUser } from '../../src/account/get-user.ts';
import { login } from '../../src/account/login.ts';
import { forgotPassword, resetPassword as resetPasswordUseCase } from '../../src/account/reset-password.ts';
import { signInWithIdentity } from '../../src/account/sign-in-with-identity.ts';
import { updateProfile as updateProfileUseCase } from '../../src/account/update-profile.ts';
import { prepareMail } from '../../src/mail/mail-kinds.ts';
import { buildClient, buildUser, createTestDeps, mailedToken, throughSchema } from '../../src/testing/testing.ts';
import { errorWithCode } from './error-with-code.ts';

const { deps, clock, mails, close } = await createTestDeps();
afterAll(close);
beforeEach(() => clock.set('2026-11-15T12:00:00.000Z'));

const resetPassword = throughSchema(resetPasswordInput, resetPasswordUseCase);

const updateProfile = throughSchema(updateProfileInput, updateProfileUseCase);

const NEW = 'Another-Horse-2';
const tokenFor = (userId: string) => mailedToken(deps, { kind: 'reset-password', userId });
const reset = (token: string, password = NEW) => resetPassword(deps, buildClient(), { token, password });

test('a request queues the email, whatever the letter case of the email address', async () => {
  const { id, email } = await buildUser(deps);
  await forgotPassword(deps, buildClient(), { email: email.toUpperCase() });
  expect(mails.at(-1)).toEqual({ kind: 'reset-password', userId: id });
});

test('an unknown email address queues the same job, but no email is sent', async () => {
  await forgotPassword(deps, buildClient(), { email: 'nobody@example.com' });
  const job = mails.at(-1) ?? expect.fail('nothing was queued');
  expect(job).toMatchObject({ kind: 'reset-password' });
  expect(await prepareMail(deps, job)).toBeUndefined();
});

test('the link works once: it replaces the password, ends all sessions and notifies the user', async () => {
  const { id, email, password, actor } = await buildUser(deps);
  const { session } = await login(deps, buildClient(), { email, password });
  const token = await tokenFor(id);
  clock.set('2026-11-15T12:59:59.000Z');
  await reset(token);
  expect(await findSession(deps, session.secret)).toBeUndefined();
  await expect(login(deps, buildClient(), { email, password })).rejects.toThrow(errorWithCode('credentials.wrong'));
  await login(deps, buildClient(), { email, password: NEW });
  expect(mails.at(-1)).toEqual({ kind: 'password-changed', userId: id });
  expect(await getUser(deps, actor)).toMatchObject({ passwordChangedAt: '2026-11-15T12:59:59.000Z' });
  await expect(reset(token, 'Yet-Another-3')).rejects.toThrow(errorWithCode('link.invalid'));
});

test('a link is valid for an hour', async () => {
  const { id } = await buildUser(deps);
  const token = await tokenFor(id);
  clock.set('2026-11-15T13:00:00.000Z');
  await expect(reset(token)).rejects.toThrow(errorWithCode('link.invalid'));
});

test('a newer link replaces the earlier one', async () => {
  const { id } = await buildUser(deps);
  const older = await tokenFor(id);
  const newer = await tokenFor(id);
  await expect(reset(older)).rejects.toThrow(errorWithCode('link.invalid'));
  await reset(newer);
});

test('if a link is used several times at the same time, only one use sets a password', async () => {
  const { id } = await buildUser(deps);
  const token = await tokenFor(id);
  const outcomes = await Promise.allSettled([1, 2, 3].map((n) => reset(token, `${NEW}${n}`)));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
});

test('a weak new password gets an error, and the link stays valid', async () => {
  const { id } = await buildUser(deps);
  const token = await tokenFor(id);
  await expect(reset(token, 'weak')).rejects.toThrow(
    errorWithCode('input.invalid', { password: 'Password must be at least 8 characters' }),
  );
  await reset(token);
});

test('a reset confirms the email address', async () => {
  const { id, actor } = await buildUser(deps, { role: 'visitor' });
  await reset(await tokenFor(id));
  expect(await getUser(deps, actor)).toMatchObject({ role: 'subscriber', emailConfirmed: true });
});

test('a reset clears the newsletter preference that was set before the email address was confirmed', async () => {
  const { id, actor } = await buildUser(deps, { role: 'visitor' });
  await updateProfile(deps, actor, { name: 'Squatter', newsletterOptIn: true });
  await reset(await tokenFor(id));
  expect((await getUser(deps, actor)).profile.newsletterOptIn).toBe(false);
});

test('if an identity with an unverified email address created the account, a reset unlinks it, and it can’t sign in', async () => {
  const squatter = {
    provider: 'google',
    subject: 'squatter',
    email: 'owner@example.com',
    emailVerified: false,
    name: 'Squatter',
  } as const;
  const { user } = await signInWithIdentity(deps, buildClient(), squatter);
  await reset(await tokenFor(user.id));
  expect(await deps.db.select().from(identities).where(eq(identities.userId, user.id))).toEqual([]);
  await expect(signInWithIdentity(deps, buildClient(), squatter)).rejects.toThrow(errorWithCode('email.taken'));
});

test('a reset unlinks providers that were linked before the email address was confirmed, and keeps providers that were linked later', async () => {
  const { id, actor } = await buildUser(deps, { role: 'visitor' });
  const link = (provider: 'google' | 'apple') =>
    deps.db.insert(identities).values({ provider, subject: id, userId: id, createdAt: clock.now() });
  await link('google');
  clock.set('2026-11-15T12:01:00.000Z');
  const token = await mailedToken(deps, { kind: 'confirm-address', userId: id });
  await confirmEmail(deps, actor, buildClient(), { token });
  await link('apple');
  expect((await getUser(deps, actor)).identities).toEqual(['google', 'apple']);
  await reset(await tokenFor(id));
  expect((await getUser(deps, actor)).identities).toEqual(['apple']);
});

test('a reset sets a password for an account that was created with a provider, and keeps the provider', async () => {
  const identity = { provider: 'apple', subject: 'a1', email: 'apple@example.com', emailVerified: true, name: 'Apple' };
  const { user } = await signInWithIdentity(deps, buildClient(), { ...identity, provider: 'apple' });
  await reset(await tokenFor(user.id));
  const { user: again } = await login(deps, buildClient(), { email: identity.email, password: NEW });
  expect(again.identities).toEqual(['apple']);
});

test('reset requests are limited to five an hour for each email address, known or unknown, and to twenty an hour for each client', async () => {
  const { email } = await buildUser(deps);
  for (const asked of [email, 'unknown-and-asked-for@example.com']) {
    for (let n = 0; n < 5; n++) await forgotPassword(deps, buildClient(), { email: asked });
    await expect(forgotPassword(deps, buildClient(), { email: asked })).rejects.toThrow(errorWithCode('rate.limited'));
  }
  const client = buildClient();
  for (let n = 0; n < 20; n++) await forgotPassword(deps, client, { email: `asked-${n}@example.com` });
  await expect(forgotPassword(deps, client, { email: 'asked-20@example.com' })).rejects.toThrow(
    errorWithCode('rate.limited'),
  );
});

test('a client may try sixty links an hour, including invalid links', async () => {
  const client = buildClient();
  const guess = () => resetPassword(deps, client, { token: 'x'.repeat(43), password: NEW });
  for (let n = 0; n < 60; n++) await expect(guess()).rejects.toThrow(errorWithCode('link.invalid'));
  await expect(guess()).rejects.toThrow(errorWithCode('rate.limited'));
});

test('the links of a deleted account are invalid', async () => {
  const { id } = await buildUser(deps);
  const token = await tokenFor(id);
  await deps.db.delete(users).where(eq(users.id, id));
  await expect(reset(token)).rejects.toThrow(errorWithCode('link.invalid'));
});
