import { EDITIONS, setEditionsInput, subscriptionLinkInput } from '@longreturn/contract/newsletter';
import { subscribers } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { sweepExpired } from '../../src/account/sweep-expired.ts';
import { presentSubscription } from '../../src/newsletter/present-subscription.ts';
import { recordMailEvents } from '../../src/newsletter/record-mail-events.ts';
import {
  getSubscription as getSubscriptionUseCase,
  setEditions as setEditionsUseCase,
} from '../../src/newsletter/set-editions.ts';
import { unsubscribe as unsubscribeUseCase } from '../../src/newsletter/unsubscribe.ts';
import { buildClient, throughSchema } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';
import { createNewsletterTest, runConcurrently } from './create-newsletter-test.ts';

const getSubscription = throughSchema(subscriptionLinkInput, getSubscriptionUseCase);
const unsubscribe = throughSchema(subscriptionLinkInput, unsubscribeUseCase);
const setEditions = throughSchema(setEditionsInput, setEditionsUseCase);

const newsletter = await createNewsletterTest();
const { deps, clock, requestSubscription, addSubscriber, rowOf, rowsOf, queuedKinds, manageToken } = newsletter;
afterAll(newsletter.close);

const START = '2026-11-15T12:00:00.000Z';
const unsubscribeBy = async (token: string) => unsubscribe(deps, { token });
const bounce = (email: string, permanent = true) =>
  recordMailEvents(deps, { events: [{ type: 'bounce', email, permanent }] });

test('one click unsubscribes, and any number of clicks queues one goodbye email', async () => {
  const email = await addSubscriber();
  const token = await manageToken(email);
  clock.set('2026-11-16T12:00:00.000Z');
  const ended = await unsubscribeBy(token);
  expect(ended).toMatchObject({ status: 'unsubscribed', editions: [] });
  expect(await rowOf(email)).toMatchObject({ status: 'unsubscribed', endedAt: clock.now() });
  clock.set('2026-11-17T12:00:00.000Z');
  expect(await unsubscribeBy(token)).toEqual(ended);
  expect(await rowOf(email)).toMatchObject({ endedAt: new Date('2026-11-16T12:00:00.000Z') });
  expect(await queuedKinds(email)).toEqual(['newsletter-confirm', 'newsletter-welcome', 'newsletter-goodbye']);
  clock.set(START);
});

test('ten concurrent clicks queue one goodbye email', async () => {
  const email = await addSubscriber();
  const token = await manageToken(email);
  const results = await runConcurrently(10, () => unsubscribeBy(token));
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['unsubscribed']));
  expect((await queuedKinds(email)).filter((kind) => kind === 'newsletter-goodbye')).toHaveLength(1);
});

test('someone who never confirmed gets no goodbye email', async () => {
  const email = await requestSubscription();
  expect(await unsubscribeBy(await manageToken(email))).toMatchObject({ status: 'unsubscribed' });
  expect(await queuedKinds(email)).toEqual(['newsletter-confirm']);
});

test('the link of a deleted subscription is invalid', async () => {
  const email = await addSubscriber();
  const token = await manageToken(email);
  await deps.db.delete(subscribers).where(eq(subscribers.emailKey, email));
  const invalid = errorWithCode('link.invalid');
  await expect(unsubscribeBy(token)).rejects.toThrow(invalid);
  await expect(getSubscription(deps, { token })).rejects.toThrow(invalid);
  await expect(setEditions(deps, buildClient(), { token, editions: ['episodes'] })).rejects.toThrow(invalid);
});

test('editions are stored without duplicates and in a fixed order', async () => {
  const email = await addSubscriber();
  const token = await manageToken(email);
  const chosen = await setEditions(deps, buildClient(), { token, editions: ['articles', 'episodes', 'articles'] });
  expect(chosen).toMatchObject({ status: 'active', editions: ['episodes', 'articles'] });
  expect(await getSubscription(deps, { token })).toEqual(chosen);
  expect(await rowOf(email)).toMatchObject({ editions: ['episodes', 'articles'] });
});

test('choosing no edition unsubscribes; choosing one again resubscribes without another email', async () => {
  const email = await addSubscriber();
  const token = await manageToken(email);
  const ended = await setEditions(deps, buildClient(), { token, editions: [] });
  expect(ended).toMatchObject({ status: 'unsubscribed', editions: [] });
  const before = await queuedKinds(email);
  expect(before.at(-1)).toBe('newsletter-goodbye');
  clock.set('2026-11-18T12:00:00.000Z');
  const client = buildClient();
  const begun = await setEditions(deps, client, { token, editions: ['quarterly-summaries'] });
  expect(begun).toMatchObject({ status: 'active', editions: ['quarterly-summaries'] });
  const [now, endedAt] = [clock.now(), null];
  expect(await rowOf(email)).toMatchObject({ consentedAt: now, consentIp: client.ip, confirmedAt: now, endedAt });
  expect(await queuedKinds(email)).toEqual(before);
  clock.set(START);
});

test('if a subscriber chooses editions and unsubscribes at the same time, one of the two results is stored', async () => {
  const email = await addSubscriber();
  const token = await manageToken(email);
  await Promise.all([
    unsubscribeBy(token),
    setEditions(deps, buildClient(), { token, editions: ['episodes'] }),
    setEditions(deps, buildClient(), { token, editions: [] }),
  ]);
  const { status, endedAt } = await rowOf(email);
  expect(['active null', 'unsubscribed Date']).toContain(`${status} ${endedAt && 'Date'}`);
  expect(await rowsOf(email)).toHaveLength(1);
});

test('an unknown edition is rejected', async () => {
  const token = await manageToken(await addSubscriber());
  const editions = ['hourly'] as unknown as typeof EDITIONS; // a client without type checks can send this
  await expect(setEditions(deps, buildClient(), { token, editions: [...editions] })).rejects.toThrow(
    errorWithCode('input.invalid'),
  );
});

test.each([
  ['ada@example.org', 'a…a@example.org'],
  ['ab@example.org', 'a…@example.org'],
  ['a@example.org', 'a…@example.org'],
  ['😀x😎@example.org', '😀…😎@example.org'],
])('%s is shown as %s', (email, shown) => {
  expect(presentSubscription({ email, status: 'active', editions: [...EDITIONS] }).email).toBe(shown);
});

test.each([
  ['a permanent bounce', { type: 'bounce', permanent: true }],
  ['a complaint', { type: 'complaint', permanent: false }],
] as const)('%s ends the subscription, and no email is queued', async (_what, event) => {
  const email = await addSubscriber();
  const before = await queuedKinds(email);
  await recordMailEvents(deps, { events: [{ ...event, email: email.toUpperCase() }] });
  expect(await rowOf(email)).toMatchObject({ status: 'bounced', endedAt: clock.now() });
  expect(await queuedKinds(email)).toEqual(before);
});

test('a transient bounce and unknown email addresses change nothing', async () => {
  const email = await addSubscriber();
  await bounce(email, false);
  await bounce('nobody@example.org');
  await recordMailEvents(deps, { events: [] });
  expect(await rowOf(email)).toMatchObject({ status: 'active', endedAt: null });
  expect(await rowsOf('nobody@example.org')).toEqual([]);
});

test.each(['no address', 'two@@example.org', `${'a'.repeat(308)}@example.org`, '"quoted local"@example.org', ''])(
  'if a report contains an event with the email address %j, its other events are still recorded',
  async (odd) => {
    const email = await addSubscriber();
    const events = [odd, email].map((email) => ({ type: 'bounce', email, permanent: true }) as const);
    await recordMailEvents(deps, { events });
    expect(await rowOf(email)).toMatchObject({ status: 'bounced' });
  },
);

test.each(['a\0@example.org', 'a'.repeat(321)])(
  'a report of an event with the email address %j is rejected',
  async (email) => {
    await expect(bounce(email)).rejects.toThrow(errorWithCode('input.invalid'));
  },
);

test('repeated reports change nothing, even if they are concurrent or in another order', async () => {
  clock.set(START);
  const emails = [await addSubscriber(), await addSubscriber(), await addSubscriber()];
  const events = emails.map((email) => ({ type: 'bounce', email, permanent: true }) as const);
  await Promise.all([events, events.toReversed(), events].map((given) => recordMailEvents(deps, { events: given })));
  clock.set('2026-11-20T12:00:00.000Z');
  await recordMailEvents(deps, { events });
  for (const email of emails) expect(await rowOf(email)).toMatchObject({ endedAt: new Date(START) });
  clock.set(START);
});

test('no link reactivates a bounced email address', async () => {
  const email = await addSubscriber();
  const token = await manageToken(email);
  await bounce(email);
  expect(await setEditions(deps, buildClient(), { token, editions: ['episodes'] })).toMatchObject({
    status: 'bounced',
  });
  expect(await unsubscribeBy(token)).toMatchObject({ status: 'bounced', editions: [] });
});

test('an unconfirmed subscription is deleted after 30 days; a confirmed subscription is not', async () => {
  clock.set(START);
  const [forgotten, renewed, kept] = [await requestSubscription(), await requestSubscription(), await addSubscriber()];
  clock.set('2026-11-16T12:00:00.000Z');
  await requestSubscription(renewed);
  clock.set('2026-12-15T12:00:00.000Z');
  await sweepExpired(deps);
  expect(await rowsOf(forgotten)).toEqual([]);
  expect(await rowOf(renewed)).toMatchObject({ status: 'pending' });
  expect(await rowOf(kept)).toMatchObject({ status: 'active' });
  clock.set(START);
});

test('if a new request isn’t confirmed, an unsubscribed or bounced subscription gets its earlier status back', async () => {
  clock.set(START);
  const [left, bounced] = [await addSubscriber(), await addSubscriber()];
  const token = await manageToken(left);
  await unsubscribeBy(token);
  await bounce(bounced);
  clock.set('2026-12-20T12:00:00.000Z');
  for (const email of [left, bounced]) await requestSubscription(email);
  clock.set('2026-12-21T12:00:00.000Z');
  for (const email of [left, bounced]) await requestSubscription(email);
  clock.set('2027-01-20T12:00:00.000Z');
  await sweepExpired(deps);
  const endedAt = new Date(START);
  const forgotten = { endedAt, consentedAt: null, consentIp: null };
  expect(await rowOf(left)).toMatchObject({ status: 'unsubscribed', ...forgotten });
  expect(await rowOf(bounced)).toMatchObject({ status: 'bounced', ...forgotten });
  expect(await getSubscription(deps, { token })).toMatchObject({ status: 'unsubscribed' });
  clock.set(START);
});
