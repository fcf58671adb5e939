import type { Switches } from '@longreturn/contract/site';
import { DEFAULT_SITE } from '@longreturn/site/default-site';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { register } from '../../src/account/register.ts';
import { signInWithIdentity } from '../../src/account/sign-in-with-identity.ts';
import { SYSTEM } from '../../src/actor.ts';
import { submitContact } from '../../src/contact/submit-contact.ts';
import { subscribe } from '../../src/newsletter/subscribe.ts';
import { updateSetting } from '../../src/site/update-setting.ts';
import { buildClient, createTestDeps } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';

const { deps, mails, close } = await createTestDeps();
afterAll(close);

const set = (switches: Partial<Switches>) =>
  updateSetting(deps, SYSTEM, { part: 'switches', value: { ...DEFAULT_SITE.switches, ...switches } });
beforeEach(() => set({}));

const DISABLED = errorWithCode('feature.disabled');
const client = buildClient();
const registerAs = (email: string) => register(deps, client, { name: 'Ada', email, password: 'Correct horse 1' });
const google = (subject: string) =>
  signInWithIdentity(deps, client, {
    provider: 'google',
    subject,
    email: `${subject}@example.org`,
    emailVerified: true,
    name: 'Ada',
  });

test('while registration is off, no account can be created, and existing users still sign in', async () => {
  await google('known');
  await set({ registration: false });
  await expect(registerAs('new@example.org')).rejects.toThrow(DISABLED);
  await expect(google('unknown')).rejects.toThrow(DISABLED);
  await expect(google('known')).resolves.toMatchObject({ user: { email: 'known@example.org' } });
  await set({});
  await expect(registerAs('new@example.org')).resolves.toBeDefined();
});

test('while the newsletter is off, nobody can subscribe', async () => {
  await set({ newsletter: false });
  const before = mails.length;
  await expect(subscribe(deps, client, { email: 'reader@example.org' })).rejects.toThrow(DISABLED);
  expect(mails).toHaveLength(before);
});

test('while guest applications are off, messages still arrive', async () => {
  await set({ guestApplications: false });
  const sender = { name: 'Ada Byron', email: 'ada@example.org' };
  const guest = {
    ...sender,
    type: 'guest',
    title: 'Analyst',
    organization: 'None',
    expertise: 'x'.repeat(20),
    topics: 'x'.repeat(20),
    bio: 'x'.repeat(60),
  } as const;
  await expect(submitContact(deps, client, guest)).rejects.toThrow(DISABLED);
  const message = { contactType: 'general', subject: 'A question', message: 'x'.repeat(30) } as const;
  await expect(submitContact(deps, client, { ...sender, type: 'general', ...message })).resolves.toBeDefined();
});
