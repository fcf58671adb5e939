import { readFile } from 'node:fs/promises';
import { type MailServer, startMailServer } from '@longreturn/emulators/mail-server';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { findAxeFaults } from '../find-faults.ts';
import { openFaultlessPage } from '../open-faultless-page.ts';
import { newPerson, signUp } from '../person.ts';
import { ownSiteAndBrowser } from '../site-and-browser.ts';
import { visit } from '../visit.ts';

const ADMIN = { email: 'owner@example.org', password: 'Oxygen-Uptake-40' };
/** Failures that the tests cause. */
const CAUSED = /net::ERR_FAILED$/;

/** Addresses that the mail server rejects. */
const refused = new Set<string>();
let mails: MailServer;

const surroundings = ownSiteAndBrowser(async () => {
  mails = await startMailServer({
    onRcptTo({ address }, _session, done) {
      done(refused.has(address) ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null);
    },
  });
  return { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password, SMTP_URL: mails.url };
});
afterAll(() => mails.close());

let page: Page;
beforeEach(async () => {
  const opened = await openFaultlessPage(surroundings, {}, CAUSED);
  page = opened.page;
  return opened.close;
});

const toast = (text: string) => page.getByLabel(/^Notifications/).getByText(text, { exact: true });
const section = (name: string | RegExp) => page.getByRole('region', { name, exact: true });
const entry = (name: string, text: string) => section(name).getByRole('listitem').filter({ hasText: text });

async function post(path: string, data: object): Promise<void> {
  const { origin } = surroundings.site;
  const response = await page.request.post(origin + path, { data, headers: { origin } });
  if (!response.ok()) throw new Error(`${path} responded with ${response.status()}: ${await response.text()}`);
}

const WORDS = 'The trial had 421 participants, not 412.';

/** Sends a message to the inbox through the API. */
async function sendMessage(subject: string, email: string): Promise<void> {
  const fields = { name: 'Ilse Vermeulen', email, subject, message: WORDS };
  await post('/api/contact', { type: 'general', contactType: 'general', ...fields });
}

interface Article {
  id: string;
  title: string;
}

async function openOverview(): Promise<void> {
  await post('/api/auth/login', ADMIN);
  await visit(page, `${surroundings.site.origin}/admin/dashboard`);
}

/** Asserts that the page is accessible and doesn't scroll sideways, on a phone (dark) and on a desktop (light). */
async function expectAccessible(): Promise<void> {
  for (const [width, colorScheme] of [
    [375, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await eventually(() => page.evaluate(() => document.documentElement.dataset['mantineColorScheme'])).toBe(
      colorScheme,
    );
    expect(await findAxeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
}

describe('the inbox', () => {
  test('opens a message and keeps the text of a reply until it is sent; a repeated reply is emailed only once', async () => {
    const { email } = newPerson();
    await sendMessage('A correction to an episode', email);
    await openOverview();
    await entry('Contact Inbox', 'A correction to an episode').getByRole('button').click();
    const message = section('A correction to an episode');
    await message.getByText(WORDS).waitFor();
    const reply = message.getByLabel('Reply', { exact: true });
    await message.getByRole('button', { name: 'Send Reply' }).click();
    await eventually(() => reply.getAttribute('aria-invalid')).toBe('true');

    // The server sends the reply, but its response is lost.
    await page.route('**/trpc/admin.contact.reply*', async (route) => {
      await route.fetch();
      await route.abort('failed');
    });
    await reply.fill('Thank you, we have corrected it.');
    await message.getByRole('button', { name: 'Send Reply' }).click();
    await page.getByRole('alert').getByText('Failed to send the reply. Please try again.').waitFor();
    await page.unroute('**/trpc/admin.contact.reply*');
    await message.getByRole('button', { name: 'Close' }).click();
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('A correction to an episode');
    await page.keyboard.press('Enter');
    expect(await reply.inputValue()).toBe('Thank you, we have corrected it.');
    await message.getByRole('button', { name: 'Send Reply' }).click();
    await toast('Reply sent').waitFor();
    await eventually(() => reply.inputValue()).toBe('');
    await message.getByRole('listitem').filter({ hasText: 'Thank you, we have corrected it.' }).waitFor();
    const sent = () =>
      mails.received.filter(({ to, raw }) => to.includes(email) && raw.includes('we have corrected it'));
    await eventually(() => sent().length).toBe(1);
    await eventually(() => message.getByText('Waiting to be sent').count()).toBe(0);
    await eventually(() => message.getByLabel('Status').inputValue()).toBe('answered');
  });

  test('filters guest applications by status, and shows all their fields', async () => {
    const bio = 'A geriatrician who has led four trials and advises two pension funds.';
    const application = { name: 'Amara Diallo', email: newPerson().email, title: 'Professor', organization: 'Geneva' };
    const texts = {
      expertise: 'Frailty in old age',
      topics: 'What insurers get wrong',
      website: 'https://example.org/amara',
    };
    await post('/api/contact', { type: 'guest', ...application, ...texts, bio });
    await openOverview();
    await section('Contact Inbox').getByLabel('Form').selectOption('Guest applications');
    await entry('Contact Inbox', 'Amara Diallo').getByRole('button').click();
    const message = section(/Amara Diallo/);
    for (const text of [bio, ...Object.values(texts)]) await message.getByText(text).waitFor();
    await message.getByLabel('Status').selectOption('Read');
    await toast('Status updated').waitFor();
    await section('Contact Inbox').getByText('No messages found').waitFor();
    await section('Contact Inbox').getByLabel('Status of the messages').selectOption('Read');
    await entry('Contact Inbox', 'Amara Diallo').getByText('Read').waitFor();
  });
});

test('a failed email can be sent again or dismissed', async () => {
  for (const subject of ['From a full mailbox', 'From the same mailbox']) {
    const { email } = newPerson();
    refused.add(email);
    await sendMessage(subject, email);
  }
  const failed = async () => {
    const response = await page.request.get(`${surroundings.site.origin}/api/admin/failed-mails`);
    return ((await response.json()) as unknown[]).length; // the documented response
  };
  await post('/api/auth/login', ADMIN);
  await eventually(failed).toBe(2);
  await openOverview();
  refused.clear();
  await entry('Failed Emails', 'Message received')
    .first()
    .getByRole('button', { name: /^Try again/ })
    .click();
  await toast('Email queued again').waitFor();
  await eventually(() => entry('Failed Emails', 'Message received').count()).toBe(1);
  await section('Failed Emails')
    .getByRole('button', { name: /^Dismiss/ })
    .click();
  await page
    .getByRole('dialog', { name: 'Dismiss this email?' })
    .getByRole('button', { name: 'Dismiss email' })
    .click();
  await toast('Email dismissed').waitFor();
  await section('Failed Emails').getByText('No failed emails').waitFor();
});

test('a new security alert appears within 30 seconds, and is counted', async () => {
  await page.clock.install();
  await openOverview();
  await section('Security Alerts').getByText('No security alerts').waitFor();
  const other = await surroundings.browser.newContext();
  const person = newPerson('Frozen Person');
  await signUp(await other.newPage(), surroundings.site.origin, person);
  const headers = { origin: surroundings.site.origin };
  const wrong = { email: person.email, password: 'Not-The-Password-1' };
  for (let n = 0; n < 10; n++) await other.request.post(`${headers.origin}/api/auth/login`, { data: wrong, headers });
  await other.close();
  await page.clock.fastForward(30_000);
  await section('Security Alerts').getByText(person.email).waitFor();
  expect(await section('Security Alerts').getByText('1', { exact: true }).count()).toBe(1);
});

test('the audit log is searched, filtered and exported', async () => {
  await openOverview();
  const { origin } = surroundings.site;
  const [episode] = (await (await page.request.get(`${origin}/api/episodes?limit=1`)).json()) as { id: string }[]; // the documented response
  const response = await page.request.put(`${origin}/api/admin/episodes/${episode?.id}`, {
    data: { isPremium: true, title: 'An audited episode' },
    headers: { origin },
  });
  expect(response.status()).toBe(200);
  await section('Recent Activity').getByRole('button', { name: 'All activity' }).click();
  const log = section('All Activity');
  await log.getByLabel('Search activity').fill('audited');
  await log.getByText('1 entry').waitFor();
  const change = log.getByRole('listitem').filter({ hasText: 'Episode updated' });
  await change.getByText('An audited episode').first().waitFor();
  await log.getByLabel('Search activity').fill('');
  await log.getByLabel('What').selectOption('Episodes');
  await log.getByLabel('Who').selectOption({ index: 1 });
  await log.getByText('1 entry').waitFor();
  await log.getByLabel('To', { exact: true }).fill('2020-01-01');
  await log.getByText('No activity found').waitFor();
  await log.getByLabel('To', { exact: true }).fill('');
  await change.waitFor();

  const downloading = page.waitForEvent('download');
  await log.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  await toast('Export successful').waitFor();
  expect(download.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.trim().split('\n').length, csv).toBe(2);

  await page.route('**/api/admin/audit/export*', (route) => route.abort('failed'));
  await log.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByRole('alert').getByText('Failed to export activity. Please try again.').waitFor();
});

/** Schedules the newest article for tomorrow, and returns its title. */
async function scheduleArticle(): Promise<string> {
  const { origin } = surroundings.site;
  const [article] = (await (await page.request.get(`${origin}/api/articles?limit=1`)).json()) as Article[]; // the documented response
  const publishedAt = new Date(Date.now() + 86_400_000).toISOString();
  await page.request.put(`${origin}/api/admin/articles/${article?.id}`, { data: { publishedAt }, headers: { origin } });
  return article?.title ?? '';
}

test('lower sections load when they are nearly in view, and a section that failed to load shows an error', async () => {
  await page.setViewportSize({ width: 375, height: 700 });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.route(/\/trpc\/[^?]*admin\.trends/, (route) => route.abort('failed'));
  await sendMessage('A question about sleep', newPerson().email);
  await openOverview();
  const title = await scheduleArticle();
  expect(calls.filter((url) => /admin\.(trends|jobs)/.test(url))).toEqual([]);
  await section('Trends').scrollIntoViewIfNeeded();
  await section('Trends').getByText('Failed to fetch trends').waitFor();
  await page.unroute(/\/trpc\/[^?]*admin\.trends/);
  await section('Trends').getByRole('button', { name: 'Try again' }).click();
  await section('Trends')
    .getByRole('img', { name: /^Registrations by day, .* in total/ })
    .waitFor();
  await section('Trends')
    .getByRole('img', { name: /^Downloads by day, .*: none/ })
    .waitFor();
  await section('Trends').getByText('No downloads yet').waitFor();
  await section('Trends').getByLabel('Period').selectOption('Last 90 days');
  await section('Trends').getByText('Numbers by day').click();
  await eventually(() => section('Trends').getByRole('row').count()).toBe(91);
  await section('Jobs').scrollIntoViewIfNeeded();
  await section('Jobs').getByRole('row').filter({ hasText: 'Scheduled newsletters' }).waitFor();

  await entry('Contact Inbox', 'A question about sleep').getByRole('button').click();
  await section('A question about sleep').getByText(WORDS).waitFor();
  await section('Recent Activity').getByRole('button', { name: 'All activity' }).click();
  await section('All Activity').getByRole('listitem').first().waitFor();
  await expectAccessible();

  await section('Scheduled')
    .getByRole('link', { name: `Edit ${title}` })
    .click();
  await eventually(() => page.getByRole('tab', { name: 'Articles' }).getAttribute('aria-selected')).toBe('true');
});
