import { subscribeInput, subscriptionLinkInput } from '@longreturn/contract/newsletter';
import { afterAll, expect, test } from 'vitest';
import { prepareMail } from '../../src/mail/mail-kinds.ts';
import { recordMailEvents } from '../../src/newsletter/record-mail-events.ts';
import { subscribe as subscribeUseCase } from '../../src/newsletter/subscribe.ts';
import { unsubscribe as unsubscribeUseCase } from '../../src/newsletter/unsubscribe.ts';
import { buildClient, throughSchema } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';
import { createNewsletterTest, runConcurrently } from './create-newsletter-test.ts';

const unsubscribe = throughSchema(subscriptionLinkInput, unsubscribeUseCase);
const subscribe = throughSchema(subscribeInput, subscribeUseCase);

const newsletter = await createNewsletterTest();
const { deps, clock, mails, requestSubscription, addSubscriber, rowOf, rowsOf, queuedKinds, manageToken } = newsletter;
afterAll(newsletter.close);

const LATER = [
  '2026-11-15T12:01:00.000Z',
  '2026-11-15T12:02:00.000Z',
  '2026-11-15T12:03:00.000Z',
  '2026-11-15T12:04:00.000Z',
] as const;

/** Returns the recipients of the emails queued after the first `count` jobs. Omits jobs that send no email. */
async function recipientsSince(count: number): Promise<string[]> {
  const made = await Promise.all(mails.slice(count).map((job) => prepareMail(deps, job)));
  return made.flatMap((mail) => (mail ? [mail.to] : []));
}

test('a new subscription is pending, with the source, time and IP address, and one email is queued', async () => {
  const client = buildClient();
  await subscribe(deps, client, { email: ' Ada@Example.org ', name: 'Ada', source: 'home' });
  expect(await rowOf('ada@example.org')).toMatchObject({
    email: 'Ada@Example.org',
    name: 'Ada',
    status: 'pending',
    source: 'home',
    tags: [],
    editions: ['episodes', 'articles', 'daily-highlights', 'quarterly-summaries'],
    consentedAt: clock.now(),
    consentIp: client.ip,
    confirmedAt: null,
    endedAt: null,
  });
  expect(await queuedKinds('ada@example.org')).toEqual(['newsletter-confirm']);
});

test('a name is stored as a single line without invisible characters, or as null if nothing is left', async () => {
  await subscribe(deps, buildClient(), { email: 'seen@example.org', name: ' Ada\r\n\u202eByron' });
  expect(await rowOf('seen@example.org')).toMatchObject({ name: 'Ada Byron' });
  await subscribe(deps, buildClient(), { email: 'unseen@example.org', name: '\u202e\u202e' });
  expect(await rowOf('unseen@example.org')).toMatchObject({ name: null });
});

test('email addresses that differ only by letter case have one subscription', async () => {
  await subscribe(deps, buildClient(), { email: 'grace@example.org' });
  await subscribe(deps, buildClient(), { email: 'GRACE@example.org' });
  expect(await rowsOf('grace@example.org')).toHaveLength(1);
  // With compatibility characters, the address would match the same row, but emails to it would go to another mailbox.
  await expect(subscribe(deps, buildClient(), { email: '\uff27RACE@example.org' })).rejects.toMatchObject({
    code: 'input.invalid',
    fields: { email: 'Please enter a valid email address' },
  });
});

test('subscribing again while pending renews the consent and queues another email', async () => {
  clock.set('2026-11-15T12:00:00.000Z');
  const email = await requestSubscription();
  clock.set(LATER[0]);
  const client = buildClient();
  await subscribe(deps, client, { email, source: 'footer' });
  expect(await rowOf(email)).toMatchObject({ consentedAt: clock.now(), consentIp: client.ip, source: 'footer' });
  expect(await queuedKinds(email)).toEqual(['newsletter-confirm', 'newsletter-confirm']);
});

test('ten concurrent requests create one subscription and queue one email', async () => {
  const email = 'hasty@example.org';
  await runConcurrently(10, () => subscribe({ ...deps, rateLimitMultiplier: 100 }, buildClient(), { email }));
  expect(await rowsOf(email)).toHaveLength(1);
  expect(await queuedKinds(email)).toEqual(['newsletter-confirm']);
});

test('a request for an active subscription changes nothing, and its job sends no email', async () => {
  const email = await addSubscriber();
  const before = await rowOf(email);
  const count = mails.length;
  clock.set('2026-11-15T13:30:00.000Z');
  await subscribe(deps, buildClient(), { email, name: 'Somebody Else', source: 'elsewhere' });
  expect(await rowOf(email)).toEqual(before);
  expect(mails.length - count).toBe(1); // as for an unknown email address, so that both responses take equally long
  expect(await recipientsSince(count)).toEqual([]);
});

test('someone who unsubscribed can subscribe again, and is pending until they confirm again', async () => {
  const email = await addSubscriber();
  await unsubscribe(deps, { token: await manageToken(email) });
  await subscribe(deps, buildClient(), { email, source: 'footer' });
  expect(await rowOf(email)).toMatchObject({ status: 'pending', source: 'footer', confirmedAt: null });
  expect((await queuedKinds(email)).at(-1)).toBe('newsletter-confirm');
});

test('a bounced email address gets no email for 30 days', async () => {
  clock.set('2026-11-15T12:00:00.000Z');
  const email = await addSubscriber();
  await recordMailEvents(deps, { events: [{ type: 'bounce', email, permanent: true }] });
  clock.set('2026-12-15T11:59:59.000Z');
  const count = mails.length;
  await requestSubscription(email);
  expect(await rowOf(email)).toMatchObject({ status: 'bounced' });
  expect(await recipientsSince(count)).toEqual([]);
  clock.set('2026-12-15T12:00:00.000Z');
  await requestSubscription(email);
  expect(await rowOf(email)).toMatchObject({ status: 'pending' });
  expect(await recipientsSince(count)).toEqual([email]);
});

test('a request whose hidden field is filled in is dropped', async () => {
  const count = mails.length;
  await subscribe(deps, buildClient(), { email: 'robot@example.org', fax: '555' });
  expect(await rowsOf('robot@example.org')).toEqual([]);
  expect(mails).toHaveLength(count);
});

test('an email address gets at most three emails an hour; further requests succeed without an email', async () => {
  clock.set('2026-11-15T12:00:00.000Z');
  const email = await requestSubscription();
  for (const time of LATER) {
    clock.set(time);
    await requestSubscription(email);
  }
  expect(await queuedKinds(email)).toHaveLength(3);
  clock.set('2026-11-15T13:00:01.000Z');
  await requestSubscription(email);
  expect(await queuedKinds(email)).toHaveLength(4);
});

test('a repeated click counts once for the hourly limit of emails', async () => {
  clock.set('2026-11-15T12:00:00.000Z');
  const email = await requestSubscription();
  for (let presses = 0; presses < 4; presses += 1) await requestSubscription(email);
  expect(await queuedKinds(email)).toHaveLength(1);
  for (const time of [LATER[0], LATER[1]]) {
    clock.set(time);
    await requestSubscription(email);
  }
  expect(await queuedKinds(email)).toHaveLength(3);
});

test('each request queues one email job, whether the email address is unknown, pending, active or over its limit', async () => {
  clock.set('2026-11-15T12:00:00.000Z');
  for (const email of [await requestSubscription(), await addSubscriber()]) {
    for (const time of ['2026-11-15T12:00:00.000Z', ...LATER]) {
      clock.set(time);
      const count = mails.length;
      await requestSubscription(email);
      expect(mails.length - count).toBe(1);
    }
  }
});

test('a client may subscribe twenty email addresses an hour', async () => {
  const client = buildClient();
  const count = mails.length;
  const tries = await Promise.allSettled(
    Array.from({ length: 60 }, (_, n) => subscribe(deps, client, { email: `flood-${n}@example.org` })),
  );
  const rejected = tries.filter(({ status }) => status === 'rejected');
  expect(rejected).toHaveLength(40);
  expect(rejected[0]).toMatchObject({ reason: errorWithCode('rate.limited') });
  expect(mails.length - count).toBe(20);
});

test('the form can’t set the source to `profile`', async () => {
  await subscribe(deps, buildClient(), { email: 'victim@example.org', source: 'profile' });
  expect(await rowOf('victim@example.org')).toMatchObject({ source: null });
});

test.each([
  'ada',
  'ada@example.org\r\nBcc: eve@example.org',
  'ada@example.org, eve@example.org',
  `${'a'.repeat(250)}@example.org`,
  '',
])('%j is not an email address', async (email) => {
  const count = mails.length;
  await expect(subscribe(deps, buildClient(), { email })).rejects.toThrow(
    errorWithCode('input.invalid', { email: 'Please enter a valid email address' }),
  );
  expect(mails).toHaveLength(count);
});

test('email addresses in other scripts are accepted', async () => {
  await subscribe(deps, buildClient(), { email: 'jörg@bücher.example' });
  expect(await rowOf('jörg@bücher.example')).toMatchObject({ status: 'pending' });
});
