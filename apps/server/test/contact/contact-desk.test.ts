import { prepareMail } from '@longreturn/core/mail/mail-kinds';
import { createTestDeps } from '@longreturn/core/testing';
import { contactMessages } from '@longreturn/db/schema';
import { openTestDatabase } from '@longreturn/db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { createTestMailer, openMailQueue } from '../testing/open-mail-queue.ts';

const MESSAGE = {
  type: 'general',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  contactType: 'press',
  subject: 'An error in episode 12',
  message: 'In minute 40, the dose is wrong by a factor of ten.',
};

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({ env: { trustProxy: true } });
});
beforeEach(async () => {
  site.mails.length = 0;
  await site.deps.db.delete(contactMessages);
});
afterAll(() => site.close());

let clients = 0;
const newClient = () => `198.51.100.${++clients}`;
const post = (payload: unknown, from = newClient(), headers = {}) =>
  site.app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
const stored = () => site.deps.db.select().from(contactMessages);

describe('POST /api/contact', () => {
  it('returns the confirmation text of each form, and stores the message with the client’s IP address', async () => {
    const from = newClient();
    const response = await post(MESSAGE, from);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ message: 'Thank you for writing to us. We reply within 24 hours.' });
    expect(await stored()).toMatchObject([{ subject: MESSAGE.subject, ip: from }]);
    const guest = await post({
      type: 'guest',
      name: 'Grace Hopper',
      email: 'grace@example.com',
      title: 'Rear Admiral',
      organization: 'US Navy',
      expertise: 'Compilers and how they fail',
      topics: 'What a nanosecond costs',
      bio: 'I wrote the first compiler. I still hand out wires that are one nanosecond long.',
    });
    expect(guest.json()).toEqual({ message: 'Thank you for your application. We reply within 24 hours.' });
  });

  it('responds to an invalid form with the first message as `error` and all messages as `fields`', async () => {
    const response = await post({ ...MESSAGE, subject: 'Hm', message: '' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({
      error: 'Subject must be at least 5 characters',
      code: 'input.invalid',
      fields: {
        subject: 'Subject must be at least 5 characters',
        message: 'Message must be at least 20 characters',
      },
    });
  });

  it.each(['', '{', '[]', 'null', '"text"', '{"type":["general"]}', '{"type":"guest"}'])(
    'returns 400 for the body %s',
    async (body) => {
      expect((await post(body)).statusCode).toBe(400);
      expect(await stored()).toEqual([]);
    },
  );

  it('rejects a message of a megabyte and a message that exceeds the limit of its field', async () => {
    const huge = await post({ ...MESSAGE, message: 'x'.repeat(1024 * 1024) });
    expect(huge.statusCode).toBe(413);
    expect(huge.json()).toEqual({ error: 'The request is too large', code: 'body.too_large' });
    const long = await post({ ...MESSAGE, message: 'x'.repeat(1000 * 1000) });
    expect(long.statusCode).toBe(400);
    expect(long.json()).toMatchObject({ error: 'Please use at most 5000 characters' });
    expect(site.mails).toEqual([]);
  });

  it('accepts five of 500 concurrent messages of a client, and rejects the others with the time to wait', async () => {
    const from = newClient();
    const responses = await Promise.all(
      Array.from({ length: 500 }, () => post({ ...MESSAGE, email: 'storm@example.com' }, from)),
    );
    const refused = responses.filter(({ statusCode }) => statusCode === 429);
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
    expect(refused).toHaveLength(495);
    expect(refused[0]?.headers['retry-after']).toBe('600');
    expect(refused[0]?.json()).toMatchObject({ code: 'rate.limited' });
    expect(await stored()).toHaveLength(5);
    expect(site.mails).toHaveLength(10);
  });

  it('rejects a message from a page of another site', async () => {
    const response = await post(MESSAGE, newClient(), { origin: 'https://evil.example' });
    expect(response.json()).toMatchObject({ code: 'origin.refused' });
    expect(await stored()).toEqual([]);
  });
});

it('without a session, nobody can read or mark contact messages over REST', async () => {
  await post(MESSAGE);
  expect((await site.app.inject({ url: '/api/admin/contact' })).statusCode).toBe(401);
  const id = site.deps.ids.next();
  const marked = await site.app.inject({
    method: 'PATCH',
    url: `/api/admin/contact/${id}`,
    payload: { status: 'read' },
  });
  expect(marked.statusCode).toBe(401);
});

it('the team gets each message once, and its sender gets one confirmation, even after a mail server outage', async () => {
  const database = await openTestDatabase();
  const mailer = createTestMailer();
  mailer.isDown = true;
  const queue = await openMailQueue(database, { mailer, prepare: (job) => prepareMail(test.deps, job) });
  const test = await createTestDeps(database, { jobs: queue.jobs });
  const away = await createTestSite({ sharing: test });
  const response = await away.app.inject({ method: 'POST', url: '/api/contact', payload: MESSAGE });
  expect(response.statusCode).toBe(200);
  await vi.waitFor(() => expect(mailer.begun).toBe(2), { timeout: 10_000 });
  mailer.isDown = false;
  const hurry = () => database.query(`update pgboss.job set start_after = now() where state = 'retry'`);
  await vi.waitFor(
    async () => {
      await hurry();
      expect(mailer.sent).toHaveLength(2);
    },
    { timeout: 15_000, interval: 200 },
  );
  const [notice, received] = mailer.sent.toSorted((a, b) => (a.to > b.to ? -1 : 1));
  expect(notice).toMatchObject({
    to: 'desk@example.org',
    subject: '[Contact] An error in episode 12',
    headers: { 'Reply-To': 'ada@example.com' },
  });
  expect(received).toMatchObject({ to: 'ada@example.com', subject: 'We got your message to The Long Return' });
  expect(notice?.text).toContain(`> ${MESSAGE.message}`);
  for (const word of [MESSAGE.name, MESSAGE.subject, MESSAGE.message]) expect(received?.text).not.toContain(word);
  expect(queue.logged).not.toContain('@');
  await away.close();
  await queue.stop();
  await database.close();
});
