import { createHmac } from 'node:crypto';
import { type MailProcess, startMailProcess } from '@longreturn/emulators/start-mail-process';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { openFaultlessPage } from './open-faultless-page.ts';
import { ownSiteAndBrowser } from './site-and-browser.ts';
import { visit } from './visit.ts';

const SECRET = 'known to both of us';
const ADMIN = { email: 'owner@example.org', password: 'Oxygen-Uptake-40' };
const ONE_CLICK = 'List-Unsubscribe=One-Click';

let mailServer: MailProcess;
afterAll(() => mailServer.close());
const surroundings = ownSiteAndBrowser(async () => {
  mailServer = await startMailProcess();
  return {
    SMTP_URL: mailServer.url,
    MAIL_WEBHOOK_SECRET: SECRET,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
});

let page: Page;
beforeEach(async () => {
  const opened = await openFaultlessPage(surroundings);
  page = opened.page;
  return opened.close;
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const box = (name: string) => page.getByRole('checkbox', { name, exact: true });
const shown = (text: string) => page.getByText(text, { exact: true }).waitFor();
const toast = () => page.getByLabel(/^Notifications/).getByRole('status');

async function mailsTo(reader: string) {
  const received = await mailServer.received();
  return received.filter(({ to }) => to.includes(reader)).map(({ mail }) => mail);
}
type ReceivedMail = Awaited<ReturnType<typeof mailsTo>>[number];

/** Waits until `count` emails to the reader have arrived. Returns the latest. */
async function arrived(reader: string, count: number): Promise<ReceivedMail> {
  await eventually(async () => (await mailsTo(reader)).length).toBe(count);
  const mail = (await mailsTo(reader)).at(-1);
  if (!mail) throw new Error('no mail');
  return mail;
}

/** Returns an email's link to the confirmation page or to the preferences page. */
const linkOf = (mail: ReceivedMail) =>
  /http\S+\/newsletter\?(?:confirm|manage)=[\w-]+/.exec(mail.text ?? '')?.[0] ?? '';
const headerOf = (mail: ReceivedMail, name: string) => mail.headers.find(({ key }) => key === name)?.value;

/** Subscribes on the home page. The page shows the same text whether or not the reader is already subscribed. */
async function requestSubscription(reader: string): Promise<void> {
  await visit(page, surroundings.site.origin);
  const emailField = page.getByLabel('Email address', { exact: true });
  await emailField.fill(reader);
  await page.getByRole('form', { name: 'Newsletter' }).getByRole('button').click();
  await eventually(() => toast().textContent()).toMatch(
    /^Successfully subscribed!\s*Welcome to our newsletter\. Check your email for confirmation\./,
  );
  expect(await emailField.inputValue()).toBe('');
}

/**
 * Subscribes a reader who has received `before` emails, and confirms with the link in the next email. Returns the
 * welcome email.
 */
async function subscribeAndConfirm(reader: string, before = 0): Promise<ReceivedMail> {
  await requestSubscription(reader);
  const mail = await arrived(reader, before + 1);
  expect(mail.subject).toMatch(/^Confirm your newsletter subscription/);
  expect(headerOf(mail, 'list-unsubscribe')).toBeUndefined();
  await visit(page, linkOf(mail));
  await button('Confirm subscription').click();
  await shown('You are subscribed');
  const welcome = await arrived(reader, before + 2);
  expect(welcome.subject).toMatch(/^Welcome/);
  return welcome;
}

/** Unsubscribes with one request, as an email client does (RFC 8058). */
async function clickOnce(mail: ReceivedMail): Promise<void> {
  expect(headerOf(mail, 'list-unsubscribe-post')).toBe(ONE_CLICK);
  const [, link = ''] = /^<(.+)>$/.exec(headerOf(mail, 'list-unsubscribe') ?? '') ?? [];
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const response = await fetch(link, { method: 'POST', headers, body: ONE_CLICK, redirect: 'error' });
  expect(await response.json()).toMatchObject({ status: 'unsubscribed' });
}

/** Sends a POST request to the API, with a session token if one is given. Asserts that the request succeeds. */
async function post(path: string, body: object, session?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(session && { authorization: `Bearer ${session}` }) };
  const response = await fetch(surroundings.site.origin + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return response;
}

/** Creates an issue as the admin, and sends it. */
async function publish(edition: string, title: string): Promise<void> {
  const login = await post('/api/auth/login', ADMIN);
  const session = /session=([^;]+)/.exec(login.headers.getSetCookie().join(' '))?.[1];
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const bodyRichtext = `<p>${'It opens with a paragraph of some length. '.repeat(4)}</p><p><a href="/episodes">All of them</a>.</p>`;
  const issue = { edition, title, slug, excerpt: 'A summary of the issue in one line.', bodyRichtext };
  const written = await post('/api/admin/newsletter/issues', issue, session);
  const { id } = (await written.json()) as { id: string }; // the documented response
  await post(`/api/admin/newsletter/issues/${id}/send`, {}, session);
}

/** Reports a bounce, as the email service does (docs/mail-webhook.md). */
async function bounce(email: string): Promise<void> {
  const body = JSON.stringify({ events: [{ type: 'bounce', email }] });
  const signature = `sha256=${createHmac('sha256', SECRET).update(body).digest('hex')}`;
  const headers = { 'content-type': 'application/json', 'x-signature': signature };
  const response = await fetch(`${surroundings.site.origin}/api/webhooks/mail`, { method: 'POST', headers, body });
  expect(await response.json()).toEqual({ success: true });
}

/** Asserts that the reader has received exactly `count` emails, and that no emails are waiting to be sent. */
async function expectNoMore(reader: string, count: number): Promise<void> {
  await eventually(() => surroundings.site.waitingMails()).toBe(0);
  expect(await mailsTo(reader)).toHaveLength(count);
}

test('a subscriber chooses editions, gets them, unsubscribes with one click, subscribes again, and gets nothing after a bounce', async () => {
  const reader = 'ada@example.org';
  const welcome = await subscribeAndConfirm(reader);
  await visit(page, linkOf(welcome));
  await box('Daily highlights').uncheck();
  await box('Articles').uncheck();
  await button('Save Preferences').click();
  await eventually(() => toast().textContent()).toMatch(/^Preferences saved/);
  await visit(page, linkOf(welcome));
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2);
  expect(await box('Daily highlights').isChecked()).toBe(false);
  expect(await box('Articles').isChecked()).toBe(false);

  await publish('articles', 'What was not chosen');
  await publish('episodes', 'What the clocks count');
  const issue = await arrived(reader, 3);
  expect(issue.subject).toBe('What the clocks count');
  expect(issue.text).toContain(`All of them ${surroundings.site.origin}/episodes.`);
  expect(issue.html).toContain(`href="${surroundings.site.origin}/episodes"`);
  await visit(page, /http\S+\/newsletter\?issue=[\w-]+/.exec(issue.text ?? '')?.[0] ?? '');
  await page.getByRole('heading', { name: 'What the clocks count', level: 1 }).waitFor();
  await visit(page, linkOf(issue));
  await button('Unsubscribe').waitFor();

  await clickOnce(issue);
  await clickOnce(issue);
  const goodbye = await arrived(reader, 4);
  expect(goodbye.subject).toMatch(/^You have unsubscribed/);
  await visit(page, linkOf(goodbye));
  await shown('You are unsubscribed');
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);

  await publish('episodes', 'What nobody is left to read');
  const again = await subscribeAndConfirm(reader, 4);
  await bounce(reader);
  await requestSubscription(reader);
  await publish('episodes', 'What comes back unread');
  await expectNoMore(reader, 6);
  await visit(page, linkOf(again));
  await shown('Our emails don’t reach you');
  expect(await page.getByRole('checkbox').count()).toBe(0);
});

test('a subscriber who subscribes a second time gets no email, and can unsubscribe and resubscribe on the preferences page', async () => {
  const reader = 'grace@example.org';
  const welcome = await subscribeAndConfirm(reader);
  await requestSubscription(reader);
  await expectNoMore(reader, 2);
  await visit(page, linkOf(welcome));
  await button('Unsubscribe').click();
  await shown('You are unsubscribed');
  await visit(page, linkOf(await arrived(reader, 3)));
  await box('Quarterly summaries').check();
  await button('Save Preferences').click();
  await shown('You are subscribed');
  await expectNoMore(reader, 3);
});
