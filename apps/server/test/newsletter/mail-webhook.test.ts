import { createHmac } from 'node:crypto';
import { subscribers } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

const SECRET = 'known to both of us';
const URL = '/api/webhooks/mail';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ env: { mailWebhookSecret: SECRET } });
});
afterAll(() => site.close());

let built = 0;

async function buildSubscriber(): Promise<string> {
  const email = `reader-${++built}@example.org`;
  const times = { subscribedAt: site.clock.now(), updatedAt: site.clock.now() };
  const row = { id: site.deps.ids.next(), email, emailKey: email, status: 'active' } as const;
  await site.deps.db.insert(subscribers).values({ ...row, ...times });
  return email;
}

async function statusOf(email: string) {
  const [row] = await site.deps.db.select().from(subscribers).where(eq(subscribers.emailKey, email));
  return row?.status;
}

const bounceOf = (email: string) => JSON.stringify({ events: [{ type: 'bounce', email }] });
const signatureOf = (body: string, secret = SECRET) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

const tell = (payload: string, headers: Record<string, string> = { 'x-signature': signatureOf(payload) }) =>
  site.app.inject({ method: 'POST', url: URL, headers: { 'content-type': 'application/json', ...headers }, payload });

it('a signed bounce ends the subscription, and a repeated one changes nothing', async () => {
  const email = await buildSubscriber();
  for (let times = 0; times < 2; times += 1) {
    const response = await tell(bounceOf(email));
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ success: true });
    expect(await statusOf(email)).toBe('bounced');
  }
});

it('a request is authenticated by its signature alone, whatever its origin', async () => {
  const email = await buildSubscriber();
  const body = bounceOf(email);
  const headers = {
    'x-signature': signatureOf(body).toUpperCase().replace('SHA', 'sha'),
    origin: 'https://mail.example',
  };
  expect((await tell(body, headers)).statusCode).toBe(200);
  expect(await statusOf(email)).toBe('bounced');
});

it('an invalid signature is rejected', async () => {
  const email = await buildSubscriber();
  const body = bounceOf(email);
  const other = signatureOf(bounceOf('someone@example.org'));
  for (const signature of [
    undefined,
    '',
    'sha256=',
    other,
    signatureOf(body, 'another secret'),
    signatureOf(body).slice(7),
  ]) {
    const response = await tell(body, signature === undefined ? {} : { 'x-signature': signature });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({ error: 'The signature is not valid', code: 'signature.refused' });
  }
  expect((await tell('{', { 'x-signature': 'sha256=00' })).statusCode).toBe(401);
  expect(await statusOf(email)).toBe('active');
});

/** Returns the time of the site's fixed clock, plus an offset in seconds, as a Unix time in seconds. */
const timestamp = (offsetSeconds: number) => String(Math.floor(site.clock.now().getTime() / 1000) + offsetSeconds);

it.each([0, -300, 300])('a timestamp %i seconds from now is accepted if it is signed with the body', async (offset) => {
  const email = await buildSubscriber();
  const body = bounceOf(email);
  const stamp = timestamp(offset);
  const headers = { 'x-timestamp': stamp, 'x-signature': signatureOf(`${stamp}.${body}`) };
  expect((await tell(body, headers)).statusCode).toBe(200);
  expect(await statusOf(email)).toBe('bounced');
});

it.each([-301, 301])('a timestamp %i seconds from now is rejected', async (offset) => {
  const email = await buildSubscriber();
  const body = bounceOf(email);
  const stamp = timestamp(offset);
  const headers = { 'x-timestamp': stamp, 'x-signature': signatureOf(`${stamp}.${body}`) };
  const response = await tell(body, headers);
  expect(response.statusCode).toBe(401);
  expect(response.json()).toMatchObject({ code: 'signature.refused' });
  expect(await statusOf(email)).toBe('active');
});

it('a replayed message is rejected if it is older than five minutes', async () => {
  const email = await buildSubscriber();
  const body = bounceOf(email);
  const stamp = timestamp(0);
  const headers = { 'x-timestamp': stamp, 'x-signature': signatureOf(`${stamp}.${body}`) };
  expect((await tell(body, headers)).statusCode).toBe(200);
  const before = site.clock.now();
  site.clock.set(new Date(before.getTime() + 301_000).toISOString());
  expect((await tell(body, headers)).statusCode).toBe(401);
  site.clock.set(before.toISOString());
});

it.each(['', ' ', 'now', '1e9', '-1', '1.5', '2026-11-15T12:00:00Z', '99999999999999999999'])(
  'the invalid timestamp %j is rejected, whether or not the signature covers it',
  async (stamp) => {
    const body = bounceOf(await buildSubscriber());
    for (const signature of [signatureOf(body), signatureOf(`${stamp}.${body}`)]) {
      expect((await tell(body, { 'x-timestamp': stamp, 'x-signature': signature })).statusCode).toBe(401);
    }
  },
);

it('a signed message is rejected if its timestamp was added, removed or changed', async () => {
  const email = await buildSubscriber();
  const body = bounceOf(email);
  const signed = signatureOf(`${timestamp(0)}.${body}`);
  expect((await tell(body, { 'x-timestamp': timestamp(0), 'x-signature': signatureOf(body) })).statusCode).toBe(401);
  expect((await tell(body, { 'x-signature': signed })).statusCode).toBe(401);
  expect((await tell(body, { 'x-timestamp': timestamp(1), 'x-signature': signed })).statusCode).toBe(401);
  expect(await statusOf(email)).toBe('active');
});

it('the signature covers the raw bytes', async () => {
  const email = await buildSubscriber();
  const body = `  ${bounceOf(email)}\n`;
  expect((await tell(body, { 'x-signature': signatureOf(body.trim()) })).statusCode).toBe(401);
  expect((await tell(body)).statusCode).toBe(200);
  expect(await statusOf(email)).toBe('bounced');
});

it.each([
  '{',
  '',
  'null',
  '[]',
  '{"events":[{"type":"joy","email":"a@example.org"}]}',
  '{"events":[{"type":"bounce","email":["a@example.org"]}]}',
])('the signed body %j contains no valid event and gets 400', async (body) => {
  const response = await tell(body);
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 'input.invalid' });
});

it('a body that is too large or of another type is rejected', async () => {
  const headers = { 'content-type': 'text/plain', 'x-signature': signatureOf('x') };
  expect((await site.app.inject({ method: 'POST', url: URL, headers, payload: 'x' })).statusCode).toBe(415);
  expect((await tell(' '.repeat(1024 * 1024 + 1))).statusCode).toBe(413);
});

it('without a secret the path does not exist', async () => {
  const other = await createTestSite({ sharing: site });
  const email = await buildSubscriber();
  const headers = { 'content-type': 'application/json', 'x-signature': signatureOf(bounceOf(email), '') };
  const response = await other.app.inject({ method: 'POST', url: URL, headers, payload: bounceOf(email) });
  expect(response.statusCode).toBe(404);
  expect(await statusOf(email)).toBe('active');
  await other.close();
});
