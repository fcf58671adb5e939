import { confirmInput, updateProfileInput } from '@longreturn/contract/account-input';
import { identities, mailedTokens } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { confirmEmail as confirmEmailUseCase, resendConfirmation } from '../../src/account/confirm-email.ts';
import { findSession } from '../../src/account/find-session.ts';
import { getUser } from '../../src/account/get-user.ts';
import { login } from '../../src/account/login.ts';
import { register } from '../../src/account/register.ts';
import { resetPassword } from '../../src/account/reset-password.ts';
import { signInWithIdentity } from '../../src/account/sign-in-with-identity.ts';
import { updateProfile as updateProfileUseCase } from '../../src/account/update-profile.ts';
import { type Actor, ANONYMOUS } from '../../src/actor.ts';
import { buildClient, buildUser, createTestDeps, mailedToken, throughSchema } from '../../src/testing/testing.ts';
import { errorWithCode } from './error-with-code.ts';

const { deps, clock, mails, close } = await createTestDeps();
afterAll(close);
beforeEach(() => clock.set('2026-11-15T12:00:00.000Z'));

const confirmEmail = throughSchema(confirmInput, confirmEmailUseCase);

const updateProfile = throughSchema(updateProfileInput, updateProfileUseCase);

const tokenFor = (userId: string) => mailedToken(deps, { kind: 'confirm-address', userId });

const confirmAs = (actor: Actor, token: string) => confirmEmail(deps, actor, buildClient(), { token });

test('if the user is signed in to the account, the link confirms the email address and keeps every way to sign in', async () => {
  const { id, actor, email, password } = await buildUser(deps, { role: 'visitor' });
  const { session } = await login(deps, buildClient(), { email, password });
  await deps.db.insert(identities).values({ provider: 'apple', subject: id, userId: id, createdAt: clock.now() });
  expect(await confirmAs(actor, await tokenFor(id))).toEqual({ signIn: 'kept' });
  expect(await getUser(deps, actor)).toMatchObject({
    role: 'subscriber',
    emailConfirmed: true,
    identities: ['apple'],
  });
  expect(await findSession(deps, session.secret)).toMatchObject({ actor: { role: 'subscriber' } });
  await login(deps, buildClient(), { email, password });
});

test.each(['an anonymous visitor', 'a user of another account'])(
  'if %s opens the link, it confirms the email address and removes every earlier way to sign in',
  async (who) => {
    const { id, actor, email, password } = await buildUser(deps, { role: 'visitor' });
    const { session } = await login(deps, buildClient(), { email, password });
    await deps.db.insert(identities).values({ provider: 'google', subject: id, userId: id, createdAt: clock.now() });
    await updateProfile(deps, actor, { name: 'Squatter', newsletterOptIn: true });
    const opener = who === 'an anonymous visitor' ? ANONYMOUS : (await buildUser(deps)).actor;

    expect(await confirmAs(opener, await tokenFor(id))).toEqual({ signIn: 'removed' });
    expect(await findSession(deps, session.secret)).toBeUndefined();
    await expect(login(deps, buildClient(), { email, password })).rejects.toThrow(errorWithCode('credentials.wrong'));
    expect(await getUser(deps, actor)).toMatchObject({
      role: 'subscriber',
      emailConfirmed: true,
      passwordChangedAt: null,
      identities: [],
      profile: { newsletterOptIn: false },
    });
  },
);

test('someone who registered another person’s email address can’t sign in after that person has confirmed it', async () => {
  const email = 'victim@example.com';
  const squatting = { name: 'Squatter', email, password: 'Squatters-Horse-1' };
  const { user, session } = await register(deps, buildClient(), squatting);
  await confirmAs(ANONYMOUS, await tokenFor(user.id));
  const owner = { provider: 'google', subject: 'victim', email, emailVerified: true, name: 'Victim' } as const;
  const entered = await signInWithIdentity(deps, buildClient(), owner);

  expect(entered.user.id).toBe(user.id);
  expect(await findSession(deps, session.secret)).toBeUndefined();
  await expect(login(deps, buildClient(), squatting)).rejects.toThrow(errorWithCode('credentials.wrong'));
  const token = await mailedToken(deps, { kind: 'reset-password', userId: user.id });
  await resetPassword(deps, buildClient(), { token, password: 'Another-Horse-2' });
  expect((await login(deps, buildClient(), { email, password: 'Another-Horse-2' })).user.identities).toEqual([
    'google',
  ]);
});

test.each(['member', 'editor', 'admin'] as const)(
  'confirming the email address doesn’t change the role %s',
  async (role) => {
    const { id, actor } = await buildUser(deps, { role, confirmed: false });
    await confirmAs(actor, await tokenFor(id));
    expect(await getUser(deps, actor)).toMatchObject({ role, emailConfirmed: true });
  },
);

test('used, altered and unknown links, and links for another purpose, get the same error', async () => {
  const { id } = await buildUser(deps, { role: 'visitor' });
  const token = await tokenFor(id);
  const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  const [row] = await deps.db.select().from(mailedTokens).where(eq(mailedTokens.userId, id));
  const toReset = await mailedToken(deps, { kind: 'reset-password', userId: id });
  for (const wrong of [altered, row?.hash ?? '', toReset, 'x'.repeat(43)]) {
    await expect(confirmAs(ANONYMOUS, wrong)).rejects.toThrow(errorWithCode('link.invalid'));
  }
  await expect(resetPassword(deps, buildClient(), { token, password: 'Another-Horse-2' })).rejects.toThrow(
    errorWithCode('link.invalid'),
  );
  await confirmAs(ANONYMOUS, token);
  await expect(confirmAs(ANONYMOUS, token)).rejects.toThrow(errorWithCode('link.invalid'));
  await expect(confirmAs(ANONYMOUS, 'no token')).rejects.toThrow(errorWithCode('input.invalid'));
});

test('a link is valid for 48 hours', async () => {
  const { id } = await buildUser(deps, { role: 'visitor' });
  const token = await tokenFor(id);
  clock.set('2026-11-17T12:00:00.000Z');
  await expect(confirmAs(ANONYMOUS, token)).rejects.toThrow(errorWithCode('link.invalid'));
  clock.set('2026-11-17T11:59:59.999Z');
  await confirmAs(ANONYMOUS, token);
});

test('if a link is used several times at the same time, only one use succeeds', async () => {
  const { id } = await buildUser(deps, { role: 'visitor' });
  const token = await tokenFor(id);
  const uses = [1, 2, 3].map(() => confirmAs(ANONYMOUS, token));
  const outcomes = await Promise.allSettled(uses);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
});

test('the confirmation email can be requested again five times an hour, while the email address is unconfirmed', async () => {
  const { id, actor } = await buildUser(deps, { role: 'visitor' });
  for (let n = 0; n < 5; n++) await resendConfirmation(deps, actor);
  const mailsTo = (userId: string) => mails.filter((mail) => 'userId' in mail && mail.userId === userId);
  expect(mailsTo(id)).toHaveLength(5);
  await expect(resendConfirmation(deps, actor)).rejects.toThrow(errorWithCode('rate.limited'));

  const confirmed = await buildUser(deps);
  await resendConfirmation(deps, confirmed.actor);
  expect(mailsTo(confirmed.id)).toEqual([]);
  await expect(resendConfirmation(deps, ANONYMOUS)).rejects.toThrow(errorWithCode('session.required'));
});
