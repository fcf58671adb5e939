import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { openFaultlessPage } from './open-faultless-page.ts';
import { siteAndBrowser } from './site-and-browser.ts';
import { visit } from './visit.ts';

const surroundings = siteAndBrowser();
/** The 502 responses from `failProcedure` and the server's 400 responses are not the page's fault. */
const LOST = /\/trpc\/contact\.\w+\?batch=1 responded with (400|502)$/;

let page: Page;
let count = 0;

beforeEach(async () => {
  const opened = await openFaultlessPage(surroundings, {}, LOST);
  page = opened.page;
  return opened.close;
});

const open = (path: string) => visit(page, surroundings.site.origin + path);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabel(name, { exact: true }).locator('visible=true');
const toast = (role: 'status' | 'alert') => page.getByLabel(/^Notifications/).getByRole(role);
const errors = () => page.locator('form:visible').getByRole('alert').allInnerTexts();
const query = () => new URL(page.url()).search;
/** Returns an email address that no other test in this file uses. */
function newEmail(): string {
  count += 1;
  return `reader${count}-${Date.now()}@example.org`;
}

/** From now on, a procedure fails with 502 after a delay, as it does behind a proxy when the server is down. */
const failProcedure = (procedure: string) =>
  page.route(`**/trpc/${procedure}*`, async (route) => {
    await pause(500);
    await route.fulfill({ status: 502, body: 'Bad Gateway' });
  });

/**
 * Clicks a link, with or without a modifier key. Returns whether the page's own code prevents the browser from opening
 * the link. The link has no URL during the click, so the test opens nothing.
 */
const isHandledByPage = (link: Locator, modifier?: 'ctrlKey' | 'metaKey') =>
  link.evaluate((element, key) => {
    const href = element.getAttribute('href') ?? '';
    element.removeAttribute('href');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...(key && { [key]: true }) });
    element.dispatchEvent(click);
    element.setAttribute('href', href);
    return click.defaultPrevented;
  }, modifier);

/** Asserts that the fields are empty. */
async function expectEmpty(names: readonly string[]): Promise<void> {
  for (const name of names) expect(await field(name).inputValue(), name).toBe('');
}

const MESSAGE = 'At 14:48 you say ten per cent, and the paper says one.';

describe('the general contact form', () => {
  test('shows every documented error message, and focuses the first invalid field', async () => {
    await open('/contact');
    await button('Send Message').click();
    expect(await errors()).toEqual([
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Subject must be at least 5 characters',
      'Message must be at least 20 characters',
    ]);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  });

  test('is filled in from the URL, and is empty after sending', async () => {
    await open(`/contact?contactType=press&subject=A+correction&message=${encodeURIComponent(MESSAGE)}`);
    expect(await field('What is this about?').inputValue()).toBe('press');
    await field('Name').fill('Ada Lindqvist');
    await field('Email').fill(newEmail());
    await button('Send Message').click();
    await eventually(() => toast('status').textContent()).toMatch(/^Message sent!\s*Thank you for writing to us/);
    await eventually(query).toBe('');
    await expectEmpty(['Name', 'Email', 'Subject', 'Message']);
    expect(await field('What is this about?').inputValue()).toBe('general');
  });

  test('keeps the typed text if sending fails', async () => {
    await open('/contact?subject=A+correction');
    await failProcedure('contact.submit');
    await field('Name').fill('Ada Lindqvist');
    await field('Email').fill('ada@example.org');
    await field('Message').fill(MESSAGE);
    await button('Send Message').click();
    await button('Sending...').waitFor();
    await eventually(() => toast('alert').textContent()).toMatch(
      /^Failed to send message\s*Please try again later, or write to us at hello@/,
    );
    expect(await field('Message').inputValue()).toBe(MESSAGE);
    await page.getByRole('tab', { name: 'Guest Application' }).click();
    await page.getByRole('tab', { name: 'General Contact' }).click();
    expect(await field('Message').inputValue()).toBe(MESSAGE);
    expect(await field('Subject').inputValue()).toBe('A correction');
  });
});

describe('the guest application', () => {
  test('opens with the arrow keys, and changes the URL to ?tab=guest', async () => {
    await open('/contact');
    await page.getByRole('tab', { name: 'General Contact' }).press('ArrowRight');
    const tab = page.getByRole('tab', { name: 'Guest Application' });
    await eventually(() => tab.getAttribute('aria-selected')).toBe('true');
    expect(await tab.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(query()).toBe('?tab=guest');
    await tab.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  });

  test('is one of two tabs, which Home, End and the arrow keys select; the arrow keys wrap around', async () => {
    await open('/contact');
    const selected = () => page.getByRole('tab', { selected: true });
    for (const [key, title] of [
      ['ArrowLeft', 'Guest Application'],
      ['ArrowRight', 'General Contact'],
      ['End', 'Guest Application'],
      ['Home', 'General Contact'],
    ] as const) {
      await selected().press(key);
      await eventually(() => selected().textContent()).toBe(title);
    }
    await page.getByRole('tab', { name: 'Guest Application' }).focus();
    await page.keyboard.press('Space');
    await eventually(() => selected().textContent()).toBe('Guest Application');
  });

  test('leaves a click with a modifier key to the browser; a plain click switches the tab', async () => {
    await open('/contact');
    const tab = page.getByRole('tab', { name: 'Guest Application' });
    expect(await tab.getAttribute('href')).toBe('/contact?tab=guest');
    expect(await isHandledByPage(tab, 'ctrlKey')).toBe(false);
    expect(await isHandledByPage(tab, 'metaKey')).toBe(false);
    expect(await tab.getAttribute('aria-selected')).toBe('false');
    expect(await isHandledByPage(tab)).toBe(true);
    await eventually(query).toBe('?tab=guest');
  });

  test('shows every documented error message, and is empty after sending', async () => {
    await open('/contact?tab=guest');
    await field('Website').fill('my site');
    await button('Submit Application').click();
    expect(await errors()).toEqual([
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Professional title is required',
      'Organization is required',
      'Please describe your expertise',
      'Please suggest some topics',
      'Please provide a brief bio (minimum 50 characters)',
      'Please enter a valid website URL',
    ]);
    const given = {
      Name: 'Ada Lindqvist',
      Email: newEmail(),
      'Professional Title': 'Trialist',
      Organization: 'Independent',
      Expertise: 'Three trials of resistance training after seventy.',
      'Suggested Topics': 'What a null result is worth to the next trial.',
      'Brief Bio': 'Ada has run trials for fifteen years and owns no shares in anything that she measures.',
      Website: 'https://ada.example.org',
    };
    for (const [name, text] of Object.entries(given)) await field(name).fill(text);
    await button('Submit Application').click();
    await eventually(() => toast('status').textContent()).toMatch(/^Guest application submitted!\s*Thank you/);
    await expectEmpty(Object.keys(given));
  });

  test('says that sending failed', async () => {
    await open('/contact?tab=guest');
    await failProcedure('contact.submit');
    await field('Name').fill('Ada Lindqvist');
    await field('Email').fill('ada@example.org');
    await field('Professional Title').fill('Trialist');
    await field('Organization').fill('Independent');
    await field('Expertise').fill('Three trials of resistance training.');
    await field('Suggested Topics').fill('What a null result is worth.');
    await field('Brief Bio').fill('Ada has run trials for fifteen years and owns no shares in them.');
    await button('Submit Application').click();
    await button('Submitting Application...').waitFor();
    await eventually(() => toast('alert').textContent()).toMatch(
      /^Failed to submit application\s*Please try again later/,
    );
  });
});
