import { updateProfileInput } from '@longreturn/contract/account-input';
import { subscribers, users } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { confirmEmail } from '../../src/account/confirm-email.ts';
import { exportAccount } from '../../src/account/export-account.ts';
import { getUser } from '../../src/account/get-user.ts';
import { findAvatar, setAvatar } from '../../src/account/set-avatar.ts';
import { updateProfile as updateProfileUseCase } from '../../src/account/update-profile.ts';
import { type Actor, ANONYMOUS, SYSTEM } from '../../src/actor.ts';
import { confirmSubscription } from '../../src/newsletter/confirm-subscription.ts';
import { subscribe as subscribeByForm } from '../../src/newsletter/subscribe.ts';
import { unsubscribe } from '../../src/newsletter/unsubscribe.ts';
import {
  actorWithRole,
  buildClient,
  buildUser,
  createTestDeps,
  mailedToken,
  newsletterToken,
  throughSchema,
} from '../../src/testing/testing.ts';
import { errorWithCode } from './error-with-code.ts';

const { deps, clock, mails, close } = await createTestDeps();
afterAll(close);

const updateProfile = throughSchema(updateProfileInput, updateProfileUseCase);

const PROFILE = { name: 'Ada King', phoneNumber: '+44 20 7946 0000', bio: 'Poetical science.', newsletterOptIn: false };

async function rowOf(email: string) {
  const [row] = await deps.db.select().from(subscribers).where(eq(subscribers.emailKey, email));
  return row;
}

/** Creates a subscription as the newsletter form does. */
async function subscribe(email: string, status: 'pending' | 'active' | 'unsubscribed' | 'bounced') {
  const now = clock.now();
  const times = { subscribedAt: now, updatedAt: now };
  await deps.db
    .insert(subscribers)
    .values({ id: deps.ids.next(), email, emailKey: email, status, source: 'footer', ...times });
}

async function confirm(actor: Extract<Actor, { is: 'user' }>): Promise<void> {
  const token = await mailedToken(deps, { kind: 'confirm-address', userId: actor.id });
  await confirmEmail(deps, actor, buildClient(), { token });
}

test('a profile contains the entered values, and null for cleared fields', async () => {
  const { actor } = await buildUser(deps);
  const changed = await updateProfile(deps, actor, PROFILE);
  expect(changed).toMatchObject({
    name: 'Ada King',
    profile: { phoneNumber: PROFILE.phoneNumber, bio: PROFILE.bio, newsletterOptIn: false, avatarUrl: null },
  });
  expect(await getUser(deps, actor)).toEqual(changed);
  const emptied = await updateProfile(deps, actor, { ...PROFILE, phoneNumber: '', bio: null });
  expect(emptied.profile).toMatchObject({ phoneNumber: null, bio: null });
});

test('a profile update can’t change the email address, the role or another account', async () => {
  const { actor, email } = await buildUser(deps);
  const other = await buildUser(deps);
  const greedy = { ...PROFILE, email: 'other@example.com', role: 'admin', id: other.id, subscriptionStatus: 'comp' };
  expect(await updateProfile(deps, actor, greedy)).toMatchObject({
    email,
    role: 'subscriber',
    subscriptionStatus: 'none',
  });
  expect(await getUser(deps, other.actor)).toMatchObject({ name: other.name });
});

test.each([
  [{ name: ' A ' }, { name: 'Name must be at least 2 characters' }],
  [{ name: 'A\n\u0007' }, { name: 'Name must be at least 2 characters' }],
  [{ bio: 'x'.repeat(501) }, { bio: 'Bio must be less than 500 characters' }],
  [{ phoneNumber: '1'.repeat(41) }, { phoneNumber: 'Phone number must be at most 40 characters' }],
])('%o is rejected with the form’s message', async (wrong, texts) => {
  const { actor } = await buildUser(deps);
  await expect(updateProfile(deps, actor, { ...PROFILE, ...wrong })).rejects.toThrow(
    errorWithCode('input.invalid', texts),
  );
});

test('the newsletter setting updates the subscription', async () => {
  const { actor, email, name } = await buildUser(deps);
  const on = await updateProfile(deps, actor, { ...PROFILE, name, newsletterOptIn: true });
  expect(on.profile.newsletterOptIn).toBe(true);
  const [now, endedAt] = [clock.now(), null];
  const consent = { consentedAt: now, consentIp: null, confirmedAt: now, endedAt };
  expect(await rowOf(email)).toMatchObject({ status: 'active', source: 'profile', name, ...consent });
  const off = await updateProfile(deps, actor, PROFILE);
  expect(off.profile.newsletterOptIn).toBe(false);
  expect(await rowOf(email)).toMatchObject({ status: 'unsubscribed', endedAt: now });
  await updateProfile(deps, actor, { ...PROFILE, newsletterOptIn: true });
  expect(await rowOf(email)).toMatchObject({ status: 'active', endedAt });
});

test('the newsletter preference takes effect when the email address is confirmed', async () => {
  const { actor, email } = await buildUser(deps, { role: 'visitor' });
  const result = await updateProfile(deps, actor, { ...PROFILE, newsletterOptIn: true });
  expect(result).toMatchObject({ emailConfirmed: false, profile: { newsletterOptIn: true } }); // so the page can show 'Confirm your email first'
  expect(await rowOf(email)).toBeUndefined();
  await confirm(actor);
  const consent = { consentedAt: clock.now(), consentIp: null, confirmedAt: clock.now() };
  expect(await rowOf(email)).toMatchObject({ status: 'active', source: 'profile', ...consent });
  expect((await getUser(deps, actor)).profile.newsletterOptIn).toBe(true);
});

test('confirming the email address starts no subscription if the preference is off', async () => {
  const { actor, email } = await buildUser(deps, { role: 'visitor' });
  await subscribe(email, 'unsubscribed');
  await updateProfile(deps, actor, { ...PROFILE, newsletterOptIn: true });
  await updateProfile(deps, actor, PROFILE);
  await confirm(actor);
  expect(await rowOf(email)).toMatchObject({ status: 'unsubscribed', source: 'footer' });
  expect((await getUser(deps, actor)).profile.newsletterOptIn).toBe(false);
});

test('a subscription from the newsletter form doesn’t clear the profile’s preference', async () => {
  const { actor, email } = await buildUser(deps, { role: 'visitor' });
  await updateProfile(deps, actor, { ...PROFILE, newsletterOptIn: true });
  await subscribeByForm(deps, buildClient(), { email, source: 'footer' });
  await confirm(actor);
  expect(await rowOf(email)).toMatchObject({ status: 'active', confirmedAt: clock.now() });
});

test('if a user who wants the newsletter also uses the form, the form’s link still works after the email address is confirmed', async () => {
  const { actor, email } = await buildUser(deps, { role: 'visitor' });
  await updateProfile(deps, actor, { ...PROFILE, newsletterOptIn: true });
  await subscribeByForm(deps, buildClient(), { email, source: 'footer' });
  const { id: subscriberId } = (await rowOf(email)) ?? { id: '' };
  expect(mails.at(-1)).toEqual({ kind: 'newsletter-confirm', subscriberId });
  const token = await newsletterToken(deps, { kind: 'newsletter-confirm', subscriberId });
  await confirm(actor);
  await confirmSubscription(deps, { token });
  expect((await getUser(deps, actor)).profile.newsletterOptIn).toBe(true);
});

test('the profile shows a confirmation or unsubscription that was made with an emailed link', async () => {
  const { actor, email } = await buildUser(deps);
  const isOn = async () => (await getUser(deps, actor)).profile.newsletterOptIn;
  await subscribeByForm(deps, buildClient(), { email });
  expect(await isOn()).toBe(false);
  const { id: subscriberId } = (await rowOf(email)) ?? { id: '' };
  const confirm = await newsletterToken(deps, { kind: 'newsletter-confirm', subscriberId });
  await confirmSubscription(deps, { token: confirm });
  expect(await isOn()).toBe(true);
  const manage = await newsletterToken(deps, { kind: 'newsletter-welcome', subscriberId });
  await unsubscribe(deps, { token: manage });
  expect(await isOn()).toBe(false);
});

test('a subscription from the newsletter form also appears on the account’s profile, and keeps its source', async () => {
  const { actor, email } = await buildUser(deps);
  await subscribe(email, 'active');
  expect((await getUser(deps, actor)).profile.newsletterOptIn).toBe(true);
  await updateProfile(deps, actor, { ...PROFILE, newsletterOptIn: true });
  expect(await rowOf(email)).toMatchObject({ status: 'active', source: 'footer' });
});

test.each(['pending', 'active', 'unsubscribed', 'bounced'] as const)(
  'an account with an unconfirmed email address can’t see or change a subscription that is %s',
  async (status) => {
    const { actor, email } = await buildUser(deps, { role: 'visitor' });
    await subscribe(email, status);
    const before = await rowOf(email);
    expect((await getUser(deps, actor)).profile.newsletterOptIn).toBe(false);
    for (const newsletterOptIn of [true, false]) {
      const { profile } = await updateProfile(deps, actor, { ...PROFILE, newsletterOptIn });
      expect(profile.newsletterOptIn).toBe(newsletterOptIn);
      expect(await exportAccount(deps, actor, undefined)).toMatchObject({ newsletter: null });
      expect(await rowOf(email)).toEqual(before);
    }
  },
);

test('saving a profile with the newsletter off doesn’t end a pending subscription', async () => {
  const { actor, email } = await buildUser(deps);
  await subscribe(email, 'pending');
  const before = await rowOf(email);
  await updateProfile(deps, actor, { ...PROFILE, newsletterOptIn: false });
  expect(await rowOf(email)).toEqual(before);
});

test.each([true, false])(
  'an update without the newsletter field doesn’t change the newsletter setting (on: %s)',
  async (isOn) => {
    const { newsletterOptIn: _, ...others } = PROFILE;
    for (const role of ['subscriber', 'visitor'] as const) {
      const { actor, email } = await buildUser(deps, { role });
      await updateProfile(deps, actor, { ...PROFILE, newsletterOptIn: isOn });
      const before = await rowOf(email);
      expect((await updateProfile(deps, actor, others)).profile.newsletterOptIn).toBe(isOn);
      expect(await rowOf(email)).toEqual(before);
    }
  },
);

test('a bounced email address stays bounced', async () => {
  const { actor, email } = await buildUser(deps);
  await subscribe(email, 'bounced');
  const { profile } = await updateProfile(deps, actor, { ...PROFILE, newsletterOptIn: true });
  expect(profile.newsletterOptIn).toBe(false);
  expect(await rowOf(email)).toMatchObject({ status: 'bounced' });
});

test('a picture’s URL works until the picture is replaced or removed', async () => {
  const { id, actor } = await buildUser(deps);
  const picture = Uint8Array.from({ length: 300 }, (_, n) => n % 256);
  const avatarOf = (url: string | null) => ({ userId: id, version: url?.split('/')[3]?.replace('.webp', '') ?? '' });

  const first = (await setAvatar(deps, actor, picture)).profile.avatarUrl;
  expect(first).toMatch(new RegExp(`^/avatars/${id}/[0-9a-f]+\\.webp$`));
  expect(Uint8Array.from((await findAvatar(deps, avatarOf(first))) ?? [])).toEqual(picture);

  const second = (await setAvatar(deps, actor, picture.toReversed())).profile.avatarUrl;
  expect(second).not.toBe(first);
  expect(await findAvatar(deps, avatarOf(first))).toBeUndefined();

  expect((await setAvatar(deps, actor, undefined)).profile.avatarUrl).toBeNull();
  expect(await findAvatar(deps, avatarOf(second))).toBeUndefined();
});

test.each([
  ['no-id', '0123456789abcdef'],
  ['0193a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b', '\0'],
  ['0193a1b2-c3d4-7e5f-8a6b-7c8d9e0f1a2b', '0123456789abcdef'],
])('the user ID %j with the version %j has no picture', async (userId, version) => {
  expect(await findAvatar(deps, { userId, version })).toBeUndefined();
});

test('an export contains the account, its sessions and its subscription', async () => {
  const { actor, email } = await buildUser(deps);
  await updateProfile(deps, actor, { ...PROFILE, newsletterOptIn: true });
  const now = clock.now().toISOString();
  const consent = { consentedAt: now, consentIp: null, confirmedAt: now, endedAt: null };
  const editions = ['episodes', 'articles', 'daily-highlights', 'quarterly-summaries'];
  expect(await exportAccount(deps, actor, undefined)).toEqual({
    exportedAt: now,
    entitlements: [],
    subscriptions: [],
    savedArticles: [],
    uploads: [],
    privateFeeds: [],
    listeningPositions: [],
    questions: [],
    questionVotes: [],
    user: expect.objectContaining({ email, name: 'Ada King' }),
    sessions: [],
    signIns: [],
    mails: [],
    newsletter: { status: 'active', source: 'profile', tags: [], editions, subscribedAt: now, ...consent, issues: [] },
  });
});

test.each([
  ['an anonymous visitor', ANONYMOUS],
  ['the site itself', SYSTEM],
  ['a user whose account was deleted', actorWithRole('member')],
])('%s has no account', async (_who, actor) => {
  const required = errorWithCode('session.required');
  await expect(getUser(deps, actor)).rejects.toThrow(required);
  await expect(updateProfile(deps, actor, PROFILE)).rejects.toThrow(required);
  await expect(setAvatar(deps, actor, undefined)).rejects.toThrow(required);
  await expect(setAvatar(deps, actor, new Uint8Array(3))).rejects.toThrow(required);
  await expect(exportAccount(deps, actor, undefined)).rejects.toThrow(required);
});

test('the account that a user reads contains no password hash', async () => {
  const { id, actor } = await buildUser(deps);
  const [row] = await deps.db.select().from(users).where(eq(users.id, id));
  expect(JSON.stringify(await getUser(deps, actor))).not.toContain(row?.passwordHash);
});
