import { createHmac } from 'node:crypto';
import { createCaller } from '@longreturn/api/app-router';
import { ANONYMOUS } from '@longreturn/core/actor';
import { prepareMail } from '@longreturn/core/mail/prepare-mail';
import { createTestDeps } from '@longreturn/core/testing';
import { subscribers } from '@longreturn/db/schema';
import { type MailServer, startMailServer } from '@longreturn/emulators/mail-server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openJobs } from '../../src/jobs/open-jobs.ts';
import { createMailer } from '../../src/mail/create-mailer.ts';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

const SECRET = 'known to both of us';
const SOON = { timeout: 20_000, interval: 50 };

let site: TestSite;
let mailServer: MailServer;
const closing: (() => unknown)[] = [];

/** A site whose mails go through its real queue to a real mail server. */
beforeAll(async () => {
  mailServer = await startMailServer();
  const test = await createTestDeps();
  const queue = await openJobs({ database: test.database, logger: test.deps.logger });
  const deps = { ...test.deps, jobs: queue.jobs };
  const mailer = await createMailer({ smtpUrl: mailServer.url, mailFrom: 'hello@example.org', dataDir: '' });
  site = await createTestSite({ env: { mailWebhookSecret: SECRET }, sharing: { ...test, deps } });
  await queue.work({ mailer, prepare: (job) => prepareMail(deps, job) });
  closing.push(
    site.close,
    queue.stop,
    () => mailer.close(),
    test.close,
    () => mailServer.close(),
  );
});
afterAll(async () => {
  for (const close of closing) await close();
});

const post = (url: string, payload: object, headers = {}) => site.app.inject({ method: 'POST', url, payload, headers });

const mailsTo = (email: string) => mailServer.received.filter(({ to }) => to.includes(email)).map(({ mail }) => mail);

/** The mails to the address, once there are so many. */
async function arrived(email: string, count: number) {
  await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(count), SOON);
  return mailsTo(email);
}

const statusOf = async (email: string) => {
  const [row] = await site.deps.db.select().from(subscribers).where(eq(subscribers.emailKey, email));
  return row?.status;
};

/** What the text of a mail leads to on the site. */
function linkOf(mail: MailServer['received'][number]['mail'] | undefined, name: 'confirm' | 'manage'): string {
  const [, token = ''] =
    new RegExp(`http://localhost:3000/newsletter\\?${name}=([\\w-]+)`).exec(mail?.text ?? '') ?? [];
  return token;
}

const newest = <Item>(items: readonly Item[]) => items.at(-1);

async function jobs(): Promise<unknown[]> {
  return site.database.query(`select state from pgboss.job where name = 'mail' and state <> 'completed'`);
}

/** The procedures that the page of the link calls. */
function callerOf() {
  const client = { ip: '203.0.113.1', device: '' };
  const keeper = { keep() {}, forget() {} };
  const pressKit = { sizes: async () => ({ archive: 0, files: {} }) };
  const nobody = { actor: ANONYMOUS, session: undefined, identityProviders: [], pressKit };
  return createCaller({ deps: site.deps, client, keeper, ...nobody }).newsletter;
}

/** Asks and confirms by the mail's link; results in the welcome. */
async function begin(email: string, received = 0) {
  expect((await post('/api/newsletter/subscribe', { email, source: 'home' })).json()).toEqual({ success: true });
  const confirm = newest(await arrived(email, received + 1));
  expect(confirm?.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
  const answer = await post('/api/newsletter/confirm', { token: linkOf(confirm, 'confirm') });
  expect(answer.json()).toMatchObject({ status: 'active' });
  return newest(await arrived(email, received + 2));
}

it('a subscriber’s whole life goes by mail', async () => {
  const email = 'ada@example.com';
  const welcome = await begin(email);

  const token = linkOf(welcome, 'manage');
  const editions = ['quarterly-summaries'];
  const { setEditions, subscription } = callerOf();
  expect(await setEditions({ token, editions: ['quarterly-summaries'] })).toMatchObject({ status: 'active', editions });
  expect(await subscription({ token })).toMatchObject({ email: 'a…a@example.com', editions });

  const headers = new Map(welcome?.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const [, link = ''] = /^<http:\/\/localhost:3000(\S+)>$/.exec(headers.get('list-unsubscribe') ?? '') ?? [];
  expect(link).toBe(`/api/newsletter/unsubscribe?token=${token}`);
  for (let times = 0; times < 2; times += 1) {
    const clicked = await site.app.inject({
      method: 'POST',
      url: link,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: String(headers.get('list-unsubscribe-post')),
    });
    expect(clicked.json()).toMatchObject({ status: 'unsubscribed' });
  }
  const goodbye = newest(await arrived(email, 3));
  expect(linkOf(goodbye, 'manage')).toBe(token);

  await begin(email, 3);
  const news = JSON.stringify({ events: [{ type: 'complaint', email }] });
  const signature = `sha256=${createHmac('sha256', SECRET).update(news).digest('hex')}`;
  const told = await site.app.inject({
    method: 'POST',
    url: '/api/webhooks/mail',
    headers: { 'content-type': 'application/json', 'x-signature': signature },
    payload: news,
  });
  expect(told.statusCode).toBe(200);
  expect(await statusOf(email)).toBe('bounced');

  expect((await post('/api/newsletter/subscribe', { email })).json()).toEqual({ success: true });
  await vi.waitFor(async () => expect(await jobs()).toEqual([]), SOON);
  expect(mailsTo(email)).toHaveLength(5);
});

it('who gets it already hears the same as anybody, and gets no mail', async () => {
  const email = 'grace@example.com';
  await begin(email);
  expect((await post('/api/newsletter/subscribe', { email })).json()).toEqual({ success: true });
  await vi.waitFor(async () => expect(await jobs()).toEqual([]), SOON);
  expect(mailsTo(email)).toHaveLength(2);
});

it('while the mail server is away mails wait, and none is lost', async () => {
  const email = 'katherine@example.com';
  await mailServer.close();
  expect((await post('/api/newsletter/subscribe', { email })).json()).toEqual({ success: true });
  await vi.waitFor(async () => expect(await jobs()).toEqual([{ state: 'retry' }]), SOON);
  expect(await statusOf(email)).toBe('pending');

  mailServer = await startMailServer({}, mailServer.port);
  await site.database.query('update pgboss.job set start_after = now()');
  const [confirm] = await arrived(email, 1);
  await post('/api/newsletter/confirm', { token: linkOf(confirm, 'confirm') });
  await arrived(email, 2);
  expect(await statusOf(email)).toBe('active');
});

it('a flood from one client brings the mails of its limit', async () => {
  const before = mailServer.received.length;
  const answers = await Promise.all(
    Array.from({ length: 500 }, (_, n) =>
      site.app.inject({
        method: 'POST',
        url: '/api/newsletter/subscribe',
        remoteAddress: '203.0.113.9',
        payload: { email: `flood-${n}@example.com` },
      }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(480);
  await vi.waitFor(async () => expect(await jobs()).toEqual([]), SOON);
  expect(mailServer.received.length - before).toBe(20);
});
