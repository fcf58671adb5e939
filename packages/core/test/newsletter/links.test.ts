import { subscriptionLinkInput } from '@longreturn/contract/newsletter';
import { siteSecrets, subscribers } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { Deps } from '../../src/deps.ts';
import { prepareMail } from '../../src/mail/mail-kinds.ts';
import { confirmSubscription as confirmSubscriptionUseCase } from '../../src/newsletter/confirm-subscription.ts';
import { getSubscription as getSubscriptionUseCase } from '../../src/newsletter/set-editions.ts';
import { readLink, signLink } from '../../src/newsletter/signed-link.ts';
import { unsubscribe as unsubscribeUseCase } from '../../src/newsletter/unsubscribe.ts';
import { siteKey } from '../../src/site-key.ts';
import { throughSchema } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';
import { createNewsletterTest, runConcurrently } from './create-newsletter-test.ts';

const getSubscription = throughSchema(subscriptionLinkInput, getSubscriptionUseCase);
const confirmSubscription = throughSchema(subscriptionLinkInput, confirmSubscriptionUseCase);
const unsubscribe = throughSchema(subscriptionLinkInput, unsubscribeUseCase);

const newsletter = await createNewsletterTest();
const { deps, clock, requestSubscription, addSubscriber, rowOf, queuedKinds, confirmToken, manageToken } = newsletter;
afterAll(newsletter.close);

const START = '2026-11-15T12:00:00.000Z';
const invalid = errorWithCode('link.invalid');
const confirm = (token: string) => confirmSubscription(deps, { token });

test('a link is valid only for its subscriber and purpose', async () => {
  const subscriberId = deps.ids.next();
  for (const [purpose, other] of [
    ['confirm', 'manage'],
    ['manage', 'confirm'],
  ] as const) {
    const token = await signLink(deps, { purpose, subscriberId });
    expect(token).toMatch(/^[\w-]{40,200}$/);
    expect(await readLink(deps, purpose, token)).toEqual({ subscriberId, issueId: undefined });
    await expect(readLink(deps, other, token)).rejects.toThrow(invalid);
  }
});

test('a link with a changed, added or missing character is invalid', async () => {
  const token = await signLink(deps, { purpose: 'manage', subscriberId: deps.ids.next() });
  for (let at = 0; at < token.length; at += 1) {
    const forged = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
    await expect(readLink(deps, 'manage', forged)).rejects.toThrow(invalid);
  }
  for (const forged of [`${token}A`, `${token}AAAA`, token.slice(0, -1), token.slice(4), `${token}=`, '', '\0']) {
    await expect(readLink(deps, 'manage', forged)).rejects.toThrow(invalid);
  }
});

test('a confirmation link expires after 48 hours; a manage link never expires', async () => {
  clock.set(START);
  const email = await requestSubscription();
  const [late, always] = [await confirmToken(email), await manageToken(email)];
  clock.set('2026-11-17T11:59:59.999Z');
  expect(await readLink(deps, 'confirm', late)).toMatchObject({ subscriberId: (await rowOf(email)).id });
  clock.set('2026-11-17T12:00:00.000Z');
  await expect(confirm(late)).rejects.toThrow(invalid);
  clock.set('2046-11-15T12:00:00.000Z');
  expect(await getSubscription(deps, { token: always })).toMatchObject({ status: 'pending' });
  clock.set(START);
});

test('if several instances start at the same time, they create and store one key', async () => {
  const other = await createNewsletterTest();
  const instance = () => other.deps.db.transaction((db) => siteKey({ ...other.deps, db }, 'newsletter-links'));
  const [first, ...others] = await runConcurrently(8, instance);
  for (const key of others) expect(key).toEqual(first);
  expect(first).toHaveLength(32);
  expect(await siteKey(other.deps, 'newsletter-links')).toEqual(first);
  expect(await other.deps.db.select().from(siteSecrets)).toHaveLength(1);
  expect(await siteKey(deps, 'newsletter-links')).not.toEqual(first);
  await other.close();
});

test('a deleted key invalidates its links on every instance within a minute', async () => {
  const one = await createNewsletterTest();
  const subscriberId = deps.ids.next();
  const sign = (on: Deps) => signLink(on, { purpose: 'manage', subscriberId });
  const old = await sign(one.deps);
  await one.deps.db.delete(siteSecrets);
  const fresh = await one.deps.db.transaction(async (db) => {
    const two = { ...one.deps, db };
    await expect(readLink(two, 'manage', old)).rejects.toThrow(invalid);
    return sign(two);
  });
  one.clock.set('2026-11-15T12:01:00.000Z');
  await expect(readLink(one.deps, 'manage', old)).rejects.toThrow(invalid);
  expect(await readLink(one.deps, 'manage', fresh)).toMatchObject({ subscriberId });
  expect(await sign(one.deps)).toBe(fresh);
  await one.close();
});

test('the emailed link confirms the subscription, and one welcome email is queued', async () => {
  const email = await requestSubscription();
  const token = await confirmToken(email);
  clock.set('2026-11-15T14:00:00.000Z');
  const begun = await confirm(token);
  expect(begun).toEqual({
    email: `r…${email.slice(email.indexOf('@') - 1)}`,
    status: 'active',
    editions: ['episodes', 'articles', 'daily-highlights', 'quarterly-summaries'],
  });
  expect(await rowOf(email)).toMatchObject({ confirmedAt: clock.now(), subscribedAt: clock.now() });
  clock.set('2026-11-15T15:00:00.000Z');
  expect(await confirm(token)).toEqual(begun);
  expect(await rowOf(email)).toMatchObject({ confirmedAt: new Date('2026-11-15T14:00:00.000Z') });
  expect(await queuedKinds(email)).toEqual(['newsletter-confirm', 'newsletter-welcome']);
});

test('ten concurrent confirmations queue one welcome email', async () => {
  const email = await requestSubscription();
  const token = await confirmToken(email);
  const results = await runConcurrently(10, () => confirm(token));
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['active']));
  expect(await queuedKinds(email)).toEqual(['newsletter-confirm', 'newsletter-welcome']);
});

test('a subscription that has ended or was deleted can’t be confirmed', async () => {
  const email = await requestSubscription();
  const token = await confirmToken(email);
  await unsubscribe(deps, { token: await manageToken(email) });
  await expect(confirm(token)).rejects.toThrow(invalid);
  expect(await rowOf(email)).toMatchObject({ status: 'unsubscribed' });
  await deps.db.delete(subscribers).where(eq(subscribers.emailKey, email));
  await expect(confirm(token)).rejects.toThrow(invalid);
});

test.each(['', 'short', 'x'.repeat(201), '<script>'.repeat(10)])('%j is not a valid token', async (token) => {
  await expect(confirm(token)).rejects.toThrow(
    errorWithCode('input.invalid', { token: 'This link is not valid or has expired' }),
  );
});

test('each email goes to the subscriber and has the links of its mail kind', async () => {
  const email = await requestSubscription();
  const { id: subscriberId } = await rowOf(email);
  const make = (kind: 'newsletter-confirm' | 'newsletter-welcome' | 'newsletter-goodbye') =>
    prepareMail(deps, { kind, subscriberId });
  const page = 'http://localhost:3000/newsletter';
  const mail = await make('newsletter-confirm');
  const link = expect.stringMatching(`^${page}\\?confirm=[\\w-]{72}$`);
  expect(mail).toEqual({ to: email, content: { kind: 'newsletter-confirm', link, hours: 48 } });
  expect([await make('newsletter-welcome'), await make('newsletter-goodbye')]).toEqual([undefined, undefined]);

  await confirm(await confirmToken(email));
  const token = await manageToken(email);
  const manageLink = `${page}?manage=${token}`;
  expect(await make('newsletter-welcome')).toEqual({
    to: email,
    content: { kind: 'newsletter-welcome', manageLink },
    unsubscribeLink: `http://localhost:3000/api/newsletter/unsubscribe?token=${token}`,
  });
  expect([await make('newsletter-confirm'), await make('newsletter-goodbye')]).toEqual([undefined, undefined]);

  await unsubscribe(deps, { token });
  expect(await make('newsletter-goodbye')).toEqual({ to: email, content: { kind: 'newsletter-goodbye', manageLink } });
  expect([await make('newsletter-confirm'), await make('newsletter-welcome')]).toEqual([undefined, undefined]);
});

test('the links of a subscriber can be used thirty times an hour', async () => {
  const token = await manageToken(await addSubscriber());
  const use = () => unsubscribe(deps, { token });
  for (let n = 0; n < 29; n += 1) await use(); // the confirmation was the first use
  await expect(use()).rejects.toThrow(errorWithCode('rate.limited'));
});
