import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { arrive } from './arrive.ts';
import { eventually } from './eventually.ts';
import { openFaultlessPage } from './open-faultless-page.ts';
import { newPerson, signUp } from './person.ts';
import { siteAndBrowser } from './site-and-browser.ts';
import { visit } from './visit.ts';

const surroundings = siteAndBrowser();
let page: Page;

beforeEach(async () => {
  const opened = await openFaultlessPage(surroundings);
  page = opened.page;
  return opened.close;
});

const open = (path: string) => visit(page, surroundings.site.origin + path);
const path = () => new URL(page.url()).pathname;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabel(name, { exact: true }).locator('visible=true');
const textIn = (name: string) => field(name).inputValue();
const toast = () => page.getByLabel(/^Notifications/).getByRole('status');
const header = () => page.getByRole('banner');
const footer = () => page.getByRole('contentinfo');

const MESSAGE = 'At 14:48 you say ten per cent, and the paper says one.';

describe('text typed on the contact page', () => {
  test('is restored after visiting another page and after a reload, until the form is sent', async () => {
    await open('/contact');
    await field('Name').fill('Ada Lindqvist');
    await field('What is this about?').selectOption('press');
    await field('Message').fill(MESSAGE);
    await footer().getByRole('link', { name: 'Research Library' }).click();
    await eventually(path).toBe('/research');
    await footer().getByRole('link', { name: 'Contact Us' }).click();
    await eventually(() => textIn('Message')).toBe(MESSAGE);
    await open('/contact');
    await eventually(() => textIn('Message')).toBe(MESSAGE);
    expect([await textIn('Name'), await textIn('What is this about?')]).toEqual(['Ada Lindqvist', 'press']);

    await field('Email').fill(`${Date.now()}@example.org`);
    await field('Subject').fill('A correction');
    await button('Send Message').click();
    await eventually(() => toast().textContent()).toMatch(/^Message sent!/);
    await open('/contact');
    for (const name of ['Name', 'Email', 'Subject', 'Message']) expect(await textIn(name), name).toBe('');
  });

  test('is stored separately for the guest application', async () => {
    await open('/contact?tab=guest');
    await field('Brief Bio').fill('Ada has run trials for fifteen years.');
    await open('/contact');
    expect(await textIn('Message')).toBe('');
    await open('/contact?tab=guest');
    await eventually(() => textIn('Brief Bio')).toBe('Ada has run trials for fifteen years.');
  });

  test('doesn’t replace text that the URL fills in, and is restored only at the URL where it was typed', async () => {
    await open('/contact');
    await field('Subject').fill('My own subject');
    await open('/contact?subject=The+press+kit');
    expect(await textIn('Subject')).toBe('The press kit');
    await field('Message').fill(MESSAGE);
    await open('/contact?subject=The+press+kit');
    await eventually(() => textIn('Message')).toBe(MESSAGE);
    await open('/contact');
    await eventually(() => textIn('Subject')).toBe('My own subject');
    expect(await textIn('Message')).toBe('');
  });

  test('is not shown to the next user who signs in', async () => {
    await signUp(page, surroundings.site.origin, newPerson());
    await open('/contact');
    await field('Message').fill(MESSAGE);
    await header().getByRole('button', { name: 'Logout' }).click();
    await arrive(page, '/');
    await open('/contact');
    expect(await textIn('Message')).toBe('');
    await signUp(page, surroundings.site.origin, newPerson('Bo Åkesson'));
    await open('/contact');
    expect(await textIn('Message')).toBe('');
  });
});

describe('the profile’s edit mode', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Discard your changes?' });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);

  /** Waits for the page /episodes. Until it has loaded, the profile is still shown, although the URL has changed. */
  const arriveAtEpisodes = () => eventually(() => page.title()).toMatch(/^Episodes/);

  const goToEpisodes = async () => {
    await header().getByRole('link', { name: 'Episodes' }).click();
    await arriveAtEpisodes();
  };

  /** Returns whether the browser would ask before the user leaves for another document. */
  const doesBrowserAsk = () =>
    page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

  beforeEach(async () => {
    await signUp(page, surroundings.site.origin, newPerson());
    await open('/profile');
    await button('Edit Profile').click();
  });

  test('asks before a link opens another page, if there are changes', async () => {
    await field('Bio').fill('Reads the small print.');
    const link = header().getByRole('link', { name: 'Episodes' });
    await link.click();
    await dialog().waitFor();
    await eventually(focused).toBe('Keep editing');
    await page.keyboard.press('Escape');
    await eventually(() => dialog().count()).toBe(0);
    await eventually(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect([path(), await textIn('Bio')]).toEqual(['/profile', 'Reads the small print.']);

    await link.click();
    await dialog().getByRole('button', { name: 'Discard changes' }).click();
    await arriveAtEpisodes();
    expect(path()).toBe('/episodes');
    await eventually(() => dialog().count()).toBe(0);
    await page.goBack();
    await button('Edit Profile').click();
    expect(await textIn('Bio')).toBe('');
  });

  test('asks before Back leaves the page, and before Logout ends the session', async () => {
    await button('Cancel').click();
    await goToEpisodes();
    await header().getByRole('link', { name: 'Ada Lindqvist' }).click();
    await button('Edit Profile').click();
    await field('Bio').fill('Reads the small print.');
    await page.goBack();
    await dialog().getByRole('button', { name: 'Keep editing' }).click();
    await eventually(() => dialog().count()).toBe(0);
    expect([path(), await textIn('Bio')]).toEqual(['/profile', 'Reads the small print.']);

    const logOut = header().getByRole('button', { name: 'Logout' });
    await logOut.click();
    await dialog().getByRole('button', { name: 'Keep editing' }).click();
    await eventually(() => dialog().count()).toBe(0);
    expect((await page.request.get(`${surroundings.site.origin}/api/auth/me`)).status()).toBe(200);
    await logOut.click();
    await dialog().getByRole('button', { name: 'Discard changes' }).click();
    await arrive(page, '/');
    await header().getByRole('link', { name: 'Sign Up' }).waitFor();
  });

  test('makes the browser ask before the page closes, if there are changes', async () => {
    expect(await doesBrowserAsk()).toBe(false);
    await page.getByRole('switch', { name: 'Newsletter' }).check();
    expect(await doesBrowserAsk()).toBe(true);
    await page.getByRole('switch', { name: 'Newsletter' }).uncheck();
    expect(await doesBrowserAsk()).toBe(false);
  });

  test('doesn’t ask if nothing has changed, or after saving or cancelling', async () => {
    await goToEpisodes();
    await header().getByRole('link', { name: 'Ada Lindqvist' }).click();
    await button('Edit Profile').click();
    await field('Bio').fill('Reads the small print.');
    await button('Save Changes').click();
    await eventually(() => toast().textContent()).toMatch(/^Profile updated/);
    expect(await doesBrowserAsk()).toBe(false);
    await button('Edit Profile').click();
    await field('Bio').fill('Something else.');
    await button('Cancel').click();
    expect(await doesBrowserAsk()).toBe(false);
    await goToEpisodes();
    expect(await dialog().count()).toBe(0);
  });
});
