import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { arrive } from '../arrive.ts';
import { eventually } from '../eventually.ts';
import { findFaults, VISITS } from '../find-faults.ts';
import { openAccountPage } from '../open-account-page.ts';
import { openWatchedPage } from '../open-watched-page.ts';
import { fillLogin, logIn, newPerson, type Person, signUp } from '../person.ts';
import { siteAndBrowser } from '../site-and-browser.ts';
import { visit } from '../visit.ts';

/** One red pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

const surroundings = siteAndBrowser();
let page: Page;
let person: Person;

beforeEach(async () => {
  const opened = await openAccountPage(surroundings);
  page = opened.page;
  person = newPerson();
  await signUp(page, surroundings.site.origin, person);
  await visit(page, `${surroundings.site.origin}/profile`);
  return opened.close;
});

const toast = (text: string) => page.getByLabel(/^Notifications/).getByText(text);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Delete your account?' });

/** Logs the user in with another browser. `isSignedIn` returns whether the header in that browser shows Logout. */
async function signInElsewhere() {
  const opened = await openAccountPage(surroundings);
  await logIn(opened.page, surroundings.site.origin, person);
  await arrive(opened.page, '/profile');
  return {
    close: opened.close,
    async isSignedIn() {
      await visit(opened.page, surroundings.site.origin);
      return opened.page.getByRole('banner').getByRole('button', { name: 'Logout' }).isVisible();
    },
  };
}

test('other browsers can be signed out one by one or all together', async () => {
  const [first, second] = [await signInElsewhere(), await signInElsewhere()];
  await visit(page, page.url());
  const rows = () => page.getByRole('listitem').filter({ hasText: /Last used/ });
  expect(await rows().count()).toBe(2);
  await rows()
    .last()
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await eventually(() => rows().count()).toBe(1);
  expect([await first.isSignedIn(), await second.isSignedIn()].filter(Boolean)).toHaveLength(1);
  await button('Sign out everywhere else').click();
  await toast('Signed out everywhere else').waitFor();
  expect(await rows().count()).toBe(0);
  expect([await first.isSignedIn(), await second.isSignedIn()]).toEqual([false, false]);
  await visit(page, page.url());
  expect(await button('Edit Profile').isVisible()).toBe(true);
  await Promise.all([first.close(), second.close()]);
});

test('changing the password requires the old one and signs out every other browser', async () => {
  const other = await signInElsewhere();
  await button('Change password').click();
  await page.getByLabel('Current password', { exact: true }).fill('Not-The-Password-1');
  await page.getByLabel('New password', { exact: true }).fill('Glucose-Clamp-7');
  await button('Save Password').click();
  await page.getByText('The current password is incorrect').waitFor();
  await page.getByLabel('Current password', { exact: true }).fill(person.password);
  await button('Save Password').click();
  await toast('Password changed').waitFor();
  await page.getByText('Last changed just now').waitFor();
  expect(await other.isSignedIn()).toBe(false);
  await visit(page, page.url());
  expect(await button('Edit Profile').isVisible()).toBe(true);
  await other.close();
});

test('a picture replaces the initials until the picture is removed, and a file that isn’t a picture is rejected', async () => {
  const picture = page.locator('main img');
  expect(await page.getByText('AL', { exact: true }).isVisible()).toBe(true);
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PICTURE });
  await toast('Profile updated').waitFor();
  await eventually(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await button('Remove picture').click();
  await page.getByText('AL', { exact: true }).waitFor();
  expect(await picture.count()).toBe(0);
  const notes = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') };
  await page.locator('input[type=file]').setInputFiles(notes);
  await toast('Update failed').waitFor();
});

test('the user can download their data', async () => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
});

test('deleting the account requires the password, and nobody can sign in to a deleted account', async () => {
  await button('Delete account').click();
  await dialog().getByLabel('Password', { exact: true }).fill('Not-The-Password-1');
  await dialog().getByRole('button', { name: 'Delete account' }).click();
  await dialog().getByText('The current password is incorrect').waitFor();
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await eventually(() => dialog().count()).toBe(0);
  await button('Delete account').click();
  await dialog().getByLabel('Password', { exact: true }).fill(person.password);
  await dialog().getByRole('button', { name: 'Delete account' }).click();
  await arrive(page, '/');
  await toast('Account deleted').waitFor();
  await visit(page, `${surroundings.site.origin}/login`);
  await fillLogin(page, person);
  await toast('Invalid email or password').waitFor();
});

test('pages of a signed-in user don’t shift, are accessible and don’t request data that was sent with the page', async () => {
  const { site, browser } = surroundings;
  const opened = await openWatchedPage(browser, site.origin);
  await signUp(opened.page, site.origin, newPerson('Wilhelmina Charlotte von Hohenzollern-Sigmaringen'));
  const faults: string[] = [];
  for (const path of ['/', '/profile']) {
    for (const look of [...VISITS, { width: 980, scheme: 'dark' } as const]) {
      const visited = { ...look, url: site.origin + path, status: 200 };
      faults.push(...(await findFaults(opened.page, opened.watch, visited)));
    }
  }
  await opened.close();
  expect(faults).toEqual([]);
});

test('the deletion dialog takes the focus, restores it on closing, and closes when the reader leaves the page', async () => {
  await visit(page, `${surroundings.site.origin}/episodes`);
  await page.getByRole('banner').getByRole('link', { name: person.name }).click();
  await button('Delete account').click();
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
  await page.keyboard.press('Escape');
  await eventually(() => dialog().count()).toBe(0);
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Delete account');
  await page.keyboard.press('Enter');
  await dialog().waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Episodes' }).waitFor();
  await eventually(() => dialog().count()).toBe(0);
});
