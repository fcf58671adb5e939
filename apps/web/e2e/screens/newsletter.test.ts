import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { holdScripts, openUnscripted } from '../held-scripts.ts';
import { hydrated } from '../hydrated.ts';
import { openFaultlessPage } from '../open-faultless-page.ts';
import { emailedLink } from '../read-mail.ts';
import { siteAndBrowser } from '../site-and-browser.ts';
import { visit } from '../visit.ts';

const surroundings = siteAndBrowser();
/** The mocked 502 responses and the server's 400 responses are not the page's fault. */
const LOST = /\/trpc\/newsletter\.\w+\?batch=1 responded with (400|502)$/;

let page: Page;
let count = 0;

beforeEach(async () => {
  const opened = await openFaultlessPage(surroundings, {}, LOST);
  page = opened.page;
  return opened.close;
});

/** Returns an email address that no other test in this file uses. */
function newEmail(): string {
  count += 1;
  return `reader${count}-${Date.now()}@example.org`;
}

const open = (path: string) => visit(page, surroundings.site.origin + path);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const toast = (role: 'status' | 'alert') => page.getByLabel(/^Notifications/).getByRole(role);
const errors = () => page.locator('form:visible').getByRole('alert').allInnerTexts();
/** Returns the text of the focused element. */
const focused = () => page.evaluate(() => document.activeElement?.textContent);
const emailField = () => page.getByLabel('Email address', { exact: true }).locator('visible=true');
const subscribe = () => page.getByRole('form', { name: 'Newsletter' }).getByRole('button');
const background = () => subscribe().evaluate((element) => getComputedStyle(element).backgroundColor);
const edition = (name: string) => page.getByRole('checkbox', { name });
const linkOf = (email: string, subject: RegExp) => emailedLink({ dataDir: surroundings.site.dataDir, email, subject });
const confirmation = (reader: string) => linkOf(reader, /^Confirm your newsletter subscription/);
const welcome = (reader: string) => linkOf(reader, /^Welcome/);

async function requestSubscription(reader: string): Promise<void> {
  await open('/newsletter');
  await emailField().fill(reader);
  await subscribe().click();
  await eventually(() => toast('status').textContent()).toMatch(/^Successfully subscribed!/);
}

async function subscribeAndConfirm(reader: string): Promise<void> {
  await requestSubscription(reader);
  await visit(page, await confirmation(reader));
  await button('Confirm subscription').click();
  await page.getByText('You are subscribed', { exact: true }).waitFor();
}

const delay = (procedure: string) =>
  page.route(`**/trpc/newsletter.${procedure}*`, async (route) => {
    await pause(500);
    await route.continue();
  });

/** From now on, the page's requests are sent with an invalid token. */
const invalidateToken = () =>
  page.route('**/trpc/newsletter.*', (route) =>
    route.continue({ postData: (route.request().postData() ?? '').replace(/"token":"..../, '"token":"AAAA') }),
  );

test('the newsletter form’s button is disabled without an email address but doesn’t look disabled, and failures are shown', async () => {
  await open('/newsletter');
  expect(await subscribe().isDisabled()).toBe(true);
  const fill = await background();
  await emailField().fill('ada@example.org');
  expect(await subscribe().isDisabled()).toBe(false);
  expect(await background()).toBe(fill);
  await emailField().fill(
    `ada@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.org`,
  );
  await subscribe().click();
  await eventually(errors).toEqual(['Please enter a valid email address']);
  expect(await emailField().evaluate((field) => field === document.activeElement)).toBe(true);
  await emailField().fill('ada@example.org');
  await page.route('**/trpc/newsletter.subscribe*', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await subscribe().click();
  await eventually(() => toast('alert').textContent()).toMatch(/^Subscription failed\s*Please try again later\./);
  expect(await emailField().inputValue()).toBe('ada@example.org');
  await emailField().fill('');
  expect(await subscribe().isDisabled()).toBe(true);
});

test('the newsletter form doesn’t take the focus back if the reader has moved it elsewhere', async () => {
  await open('/newsletter');
  await emailField().fill(newEmail());
  await delay('subscribe');
  await subscribe().click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' }).focus();
  await eventually(() => toast('status').textContent()).toMatch(/^Successfully subscribed!/);
  expect(await emailField().inputValue()).toBe('');
  expect(await focused()).toMatch(/^Cookie/);
});

test('the focus isn’t lost while the reader subscribes and confirms', async () => {
  const reader = newEmail();
  await open('/');
  await emailField().fill(reader);
  await delay('subscribe');
  await subscribe().click();
  await button('Subscribing...').waitFor();
  expect(await subscribe().isDisabled()).toBe(true);
  await eventually(() => toast('status').textContent()).toMatch(
    /^Successfully subscribed!\s*Welcome to our newsletter\. Check your email for confirmation\./,
  );
  expect(await emailField().inputValue()).toBe('');
  expect(await emailField().evaluate((field) => field === document.activeElement)).toBe(true);

  await visit(page, await confirmation(reader));
  await button('Confirm subscription').click();
  await page.getByText('You are subscribed', { exact: true }).waitFor();
  expect(await focused()).toMatch(/^You are subscribed/);
});

test('if the scripts load late, a click on “Confirm subscription” still works, and a cleared checkbox stays cleared', async () => {
  const reader = newEmail();
  await requestSubscription(reader);
  const first = await holdScripts(page);
  await openUnscripted(page, await confirmation(reader));
  await button('Confirm subscription').click();
  first.release();
  await page.getByText('You are subscribed', { exact: true }).waitFor();

  const manage = await welcome(reader);
  const second = await holdScripts(page);
  await openUnscripted(page, manage);
  await edition('Articles').uncheck();
  second.release();
  await hydrated(page);
  await button('Save Preferences').click();
  await eventually(() => toast('status').textContent()).toMatch(/^Preferences saved/);
  await visit(page, manage);
  expect(await edition('Articles').isChecked()).toBe(false);
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(3);
});

test('a reader stays unsubscribed when they come back to the page, and subscribes again by choosing an edition', async () => {
  const reader = newEmail();
  await subscribeAndConfirm(reader);
  await visit(page, await welcome(reader));
  await button('Unsubscribe').click();
  await page.getByText('You are unsubscribed', { exact: true }).waitFor();
  expect(await focused()).toMatch(/^You are unsubscribed/);

  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).click();
  await page.getByRole('heading', { level: 1, name: 'Contact Us' }).waitFor();
  await page.goBack();
  await button('Save Preferences').waitFor();
  expect(await page.getByText('You are unsubscribed', { exact: true }).count()).toBe(1);
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);

  await edition('Episodes').focus();
  await edition('Articles').focus();
  expect(await errors()).toEqual([]);
  await button('Save Preferences').click();
  expect(await errors()).toEqual(['Choose at least one']);
  expect(await edition('Episodes').evaluate((box) => box === document.activeElement)).toBe(true);
  await edition('Quarterly summaries').check();
  expect(await errors()).toEqual([]);
  await button('Save Preferences').click();
  await page.getByText('You are subscribed', { exact: true }).waitFor();
  expect(await focused()).toMatch(/^You are subscribed/);

  await edition('Quarterly summaries').uncheck();
  await button('Save Preferences').click();
  await page.getByText('You are unsubscribed', { exact: true }).waitFor();
});

test('saving preferences without an edition changes nothing for a reader who hasn’t confirmed yet', async () => {
  const reader = newEmail();
  await subscribeAndConfirm(reader);
  const manage = await welcome(reader);
  await visit(page, manage);
  await button('Unsubscribe').click();
  await page.getByText('You are unsubscribed', { exact: true }).waitFor();
  await requestSubscription(reader);
  await visit(page, manage);
  await page.getByText('Your email address is not confirmed yet').waitFor();
  await button('Save Preferences').click();
  expect(await errors()).toEqual(['Choose at least one']);
  await visit(page, manage);
  await page.getByText('Your email address is not confirmed yet').waitFor();
});

test.each(['Save Preferences', 'Unsubscribe'])(
  'a reader whose link to the preferences is invalid is told so after clicking “%s”',
  async (name) => {
    const reader = newEmail();
    await subscribeAndConfirm(reader);
    await visit(page, await welcome(reader));
    await invalidateToken();
    await button(name).click();
    await page.getByText('This link is not valid or has expired').waitFor();
    expect(await focused()).toMatch(/^This link is not valid/);
  },
);

test('a reader whose confirmation link is invalid is told so after clicking “Confirm subscription”', async () => {
  const reader = newEmail();
  await requestSubscription(reader);
  await visit(page, await confirmation(reader));
  await invalidateToken();
  await button('Confirm subscription').click();
  await page.getByText('This link is not valid or has expired').waitFor();
  expect(await focused()).toMatch(/^This link is not valid/);
});
