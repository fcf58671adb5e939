import { newsletterToken } from '@longreturn/core/testing';
import { subscribers } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const PATH = '/api/newsletter/unsubscribe';
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
let asked = 0;

const post = (url: string, payload: object) => site.app.inject({ method: 'POST', url, payload });
const click = (token: string, headers: Record<string, string> = FORM, payload = ONE_CLICK) =>
  site.app.inject({ method: 'POST', url: `${PATH}?token=${token}`, headers, payload });

async function rowOf(email: string) {
  const [row] = await site.deps.db.select().from(subscribers).where(eq(subscribers.emailKey, email));
  if (!row) throw new Error(`There is no ${email}`);
  return row;
}

/**
 * Creates a subscriber through the site's API. Returns their email address and ID, the token of the links in their
 * emails, and the token that confirmed the subscription.
 */
async function buildReader() {
  const email = `reader-${++asked}@example.org`;
  expect((await post('/api/newsletter/subscribe', { email, source: 'home' })).json()).toEqual({ success: true });
  const { id: subscriberId } = await rowOf(email);
  const confirm = await newsletterToken(site.deps, { kind: 'newsletter-confirm', subscriberId });
  const confirmed = await post('/api/newsletter/confirm', { token: confirm });
  expect(confirmed.json()).toMatchObject({ status: 'active' });
  const token = await newsletterToken(site.deps, { kind: 'newsletter-welcome', subscriberId });
  return { email, subscriberId, token, confirm };
}

it('one click in an email client unsubscribes without a session or an origin, and the response confirms it', async () => {
  const { email, token } = await buildReader();
  const response = await click(token);
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect(response.json()).toEqual({ email: expect.stringMatching(/^r…\d@/), status: 'unsubscribed', editions: [] });
  expect(await rowOf(email)).toMatchObject({ status: 'unsubscribed' });
  expect((await click(token)).json()).toEqual(response.json());
});

it('the click may be sent as a multipart or URL-encoded form, from another site, or without a body', async () => {
  const part = ['--x', 'Content-Disposition: form-data; name="List-Unsubscribe"', '', 'One-Click', '--x--', ''];
  const ways = [
    [{ 'content-type': 'multipart/form-data; boundary=x' }, part.join('\r\n')],
    [{ ...FORM, origin: 'https://mail.example', cookie: 'session=abc', 'sec-fetch-site': 'cross-site' }, ONE_CLICK],
    [{}, ''],
  ] as const;
  for (const [headers, payload] of ways) {
    const { email, token } = await buildReader();
    expect((await click(token, headers, payload)).statusCode).toBe(200);
    expect(await rowOf(email)).toMatchObject({ status: 'unsubscribed' });
  }
});

it('the page that the link opens can unsubscribe with JSON', async () => {
  const { token } = await buildReader();
  expect((await post(PATH, { token })).json()).toMatchObject({ status: 'unsubscribed' });
});

it('the form body can’t choose the subscriber', async () => {
  const { email, token } = await buildReader();
  const response = await site.app.inject({ method: 'POST', url: PATH, headers: FORM, payload: `token=${token}` });
  expect(response.statusCode).toBe(400);
  expect(await rowOf(email)).toMatchObject({ status: 'active' });
});

it('an invalid link is rejected with a message', async () => {
  for (const token of ['x'.repeat(72), 'short', '']) {
    const response = await click(token);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: 'This link is not valid or has expired' });
  }
});

it('a form that is too large is rejected', async () => {
  const { email, token } = await buildReader();
  expect((await click(token, FORM, 'x'.repeat(20_000))).statusCode).toBe(413);
  expect(await rowOf(email)).toMatchObject({ status: 'active' });
});

it('a scanner that opens links changes nothing; the unsubscribe link redirects to the newsletter page', async () => {
  const { email, subscriberId, token } = await buildReader();
  const other = `waiting-${asked}@example.org`;
  await post('/api/newsletter/subscribe', { email: other });
  const waiting = await rowOf(other);
  const confirm = await newsletterToken(site.deps, { kind: 'newsletter-confirm', subscriberId: waiting.id });
  const before = [await rowOf(email), waiting];
  const mails = site.mails.length;
  for (const method of ['GET', 'HEAD'] as const) {
    const link = await site.app.inject({ method, url: `${PATH}?token=${token}` });
    expect(link.statusCode).toBe(303);
    expect(link.headers['location']).toBe(`/newsletter?manage=${token}`);
    for (const page of [`/newsletter?manage=${token}`, `/newsletter?confirm=${confirm}`]) {
      expect((await site.app.inject({ method, url: page })).statusCode).toBe(200);
    }
    expect((await site.app.inject({ method, url: `/api/newsletter/confirm?token=${confirm}` })).statusCode).toBe(405);
  }
  expect([await rowOf(email), await rowOf(other)]).toEqual(before);
  expect(site.mails).toHaveLength(mails);
  expect(before[0]?.id).toBe(subscriberId);
});

it('a link without a valid token redirects to the newsletter page, never to another site', async () => {
  const leads = async (query: string) => (await site.app.inject({ url: `${PATH}${query}` })).headers['location'];
  expect(await leads('')).toBe('/newsletter?manage=');
  expect(await leads('?token=//evil.example%0d%0aSet-Cookie:%20a=b')).toBe(
    '/newsletter?manage=%2F%2Fevil.example%0D%0ASet-Cookie%3A+a%3Db',
  );
});

it('other methods are rejected with the list of allowed methods', async () => {
  const response = await site.app.inject({ method: 'DELETE', url: PATH });
  expect(response.statusCode).toBe(405);
  expect(response.headers['allow']).toBe('GET, HEAD, POST');
});

it('the subscribe path accepts neither a form nor a request from another site', async () => {
  const url = '/api/newsletter/subscribe';
  const form = await site.app.inject({ method: 'POST', url, headers: FORM, payload: 'email=a@example.org' });
  expect(form.statusCode).toBe(415);
  const origin = 'https://evil.example';
  const foreign = await site.app.inject({ method: 'POST', url, headers: { origin }, payload: { email: 'a@b.org' } });
  expect(foreign.statusCode).toBe(403);
});
