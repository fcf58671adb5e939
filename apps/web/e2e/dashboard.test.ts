import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { arrive } from './arrive.ts';
import { eventually } from './eventually.ts';
import { findAxeFaults } from './find-faults.ts';
import { openFaultlessPage } from './open-faultless-page.ts';
import { logIn, newPerson, signUp } from './person.ts';
import { ADMIN, adminSiteAndBrowser } from './site-and-browser.ts';
import { visit } from './visit.ts';

/** Error responses that the tests cause. */
const REFUSED = /\/trpc\/(admin|auth\.login)[\w./,-]*(\?batch=1.*)? responded with 4\d\d$/;

const NOT_FOUND = { status: 404, contentType: 'application/json', body: '[]' };

const surroundings = adminSiteAndBrowser();
const DASHBOARD = '/admin/dashboard';
let page: Page;

beforeEach(async () => {
  const opened = await openFaultlessPage(surroundings, {}, REFUSED);
  page = opened.page;
  return opened.close;
});

const toast = (text: string) => page.getByLabel(/^Notifications/).getByText(text, { exact: true });
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const panel = () => page.getByRole('tabpanel');
const dialog = (name: string) => page.getByRole('dialog', { name });
const card = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const row = (text: string) => panel().getByRole('row').filter({ hasText: text });

/** Registers a user in another browser. */
async function addUser(name: string) {
  const context = await surroundings.browser.newContext();
  const person = newPerson(name);
  await signUp(await context.newPage(), surroundings.site.origin, person);
  await context.close();
  return person;
}

/** Signs in as the admin through the API, and opens a tab. */
async function openDashboard(query = ''): Promise<void> {
  const { origin } = surroundings.site;
  await page.request.post(`${origin}/api/auth/login`, { data: ADMIN, headers: { origin } });
  await visit(page, `${origin}${DASHBOARD}${query}`);
}

test('an admin signs in, opens the users from a card, changes a role and deletes a user', async () => {
  const person = await addUser('Marie Curie');
  await logIn(page, surroundings.site.origin, ADMIN);
  await arrive(page, DASHBOARD);
  await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
  expect(await tab('Overview').getAttribute('aria-selected')).toBe('true');
  await panel().getByText('New account').first().waitFor();

  const total = card('Total Users').locator('..').locator('b');
  const before = Number(await total.textContent());
  await card('Total Users').click();
  await panel()
    .getByRole('heading', { name: `All Users (${before})` })
    .waitFor();
  await eventually(() => new URL(page.url()).search).toBe('?tab=users');
  expect(await panel().count()).toBe(1);

  await panel().getByRole('searchbox').fill('curie');
  await panel().getByRole('heading', { name: 'All Users (1)' }).waitFor();
  const members = () => page.getByText('Premium Members').locator('..').locator('b').textContent();
  const membersBefore = Number(await members());
  await row(person.email).getByRole('combobox', { name: 'Role of Marie Curie' }).selectOption('member');
  await toast('Role updated').waitFor();
  await eventually(members).toBe(String(membersBefore + 1));

  await row(person.email).getByRole('button', { name: 'Delete Marie Curie' }).click();
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
  expect(await findAxeFaults(page)).toEqual([]);
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Tab']) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await eventually(() => dialog('Delete this user?').count()).toBe(0);
  await eventually(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Delete Marie Curie');

  await page.keyboard.press('Enter');
  await dialog('Delete this user?').getByRole('button', { name: 'Delete user' }).click();
  await toast('User deleted').waitFor();
  await panel().getByText('No users found').waitFor();
  await eventually(() => total.textContent()).toBe(String(before - 1));
  await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('section');
});

test('tabs open with the keyboard, and Back opens the previous tab', async () => {
  await openDashboard();
  await tab('Overview').focus();
  await page.keyboard.press('ArrowRight');
  await eventually(() => tab('Users').getAttribute('aria-selected')).toBe('true');
  await panel().getByRole('table', { name: 'All users' }).waitFor();
  await page.goBack();
  await eventually(() => tab('Overview').getAttribute('aria-selected')).toBe('true');
  await panel().getByRole('heading', { name: 'Recent Activity' }).waitFor();
});

test('each tab opens at its own URL and shows its content', async () => {
  await openDashboard();
  for (const name of ['Users', 'Episodes', 'Articles', 'Media', 'Questions', 'Newsletter', 'Membership', 'Settings']) {
    await tab(name).click();
    await eventually(() => new URL(page.url()).search).toBe(`?tab=${name.toLowerCase()}`);
    await panel().getByRole('heading').first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  }
});

describe('access', () => {
  const denied = () => page.getByRole('heading', { level: 1, name: 'Access Denied' });

  test('is denied to anonymous visitors', async () => {
    await visit(page, surroundings.site.origin + DASHBOARD);
    await denied().waitFor();
    await page.getByText("You don't have permission to access the admin dashboard.").waitFor();
  });

  test('is denied to editors', async () => {
    const { origin } = surroundings.site;
    const person = newPerson();
    await signUp(page, origin, person);
    const { id } = (await (await page.request.get(`${origin}/api/auth/me`)).json()) as { id: string }; // the documented response
    const admin = await surroundings.browser.newContext();
    const headers = { origin };
    await admin.request.post(`${origin}/api/auth/login`, { data: ADMIN, headers });
    await admin.request.patch(`${origin}/api/admin/users/${id}/role`, { data: { role: 'editor' }, headers });
    await admin.close();
    await visit(page, origin + DASHBOARD);
    await denied().waitFor();
  });
});

test('on a phone, the open tab is in view', async () => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openDashboard('?tab=settings');
  const isInView = async () => {
    const box = await tab('Settings').boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= 375;
  };
  await eventually(isInView).toBe(true);
});

test('a frozen account is listed as an alert until it is unfrozen', async () => {
  const { origin } = surroundings.site;
  const { email } = await addUser('Frozen Person');
  const wrong = { email, password: 'Not-The-Password-1' };
  for (let n = 0; n < 10; n++) {
    await page.request.post(`${origin}/api/auth/login`, { data: wrong, headers: { origin } });
  }
  await openDashboard();
  const alert = panel().getByRole('listitem').filter({ hasText: email });
  await alert.getByText('Account Frozen').waitFor();
  await alert.getByRole('button', { name: 'Unfreeze', exact: true }).click();
  await toast('Account Unfrozen').waitFor();
  await panel().getByText('No security alerts').waitFor();
});

describe('when code can’t load', () => {
  /** Faults that the tests cause: aborted requests for scripts, and what the browser and React log about them. */
  const CAUSED = /\/assets\/[\w-]+\.js failed: net::ERR_FAILED$|^console error: /;
  const TYPED = 'text typed before the failure';
  let close: () => Promise<void>;
  beforeEach(async () => {
    const opened = await openFaultlessPage(surroundings, {}, CAUSED);
    page = opened.page;
    close = opened.close;
  });

  /** Opens the episode form and types in it. From then on, the given file can't load. */
  async function typeThenBlock(file: string): Promise<void> {
    await openDashboard('?tab=episodes');
    await panel().getByRole('button', { name: 'Add Episode' }).click();
    await panel().getByLabel('Title', { exact: true }).fill(TYPED);
    await page.route(`**/assets/${file}-*.js`, (route) => route.abort('failed'));
  }

  async function expectTypedText(): Promise<void> {
    if ((await tab('Episodes').getAttribute('aria-selected')) !== 'true') await tab('Episodes').click();
    expect(await panel().getByLabel('Title', { exact: true }).inputValue()).toBe(TYPED);
  }

  test('a tab shows an error instead of its content, and typed text stays', async () => {
    await typeThenBlock('users-tab');
    const failure = panel().getByRole('heading', { name: 'Failed to fetch users' });
    for (const name of ['Users', 'Episodes', 'Users']) await tab(name).click();
    await failure.waitFor();
    expect(await tab('Users').getAttribute('aria-selected')).toBe('true');
    await expectTypedText();
    await close();
  });

  test('“Try again” loads the tab', async () => {
    const asset = '**/assets/users-tab-*.js';
    await page.route(asset, (route) => route.abort('failed'));
    await openDashboard();
    await tab('Users').click();
    await panel().getByRole('heading', { name: 'Failed to fetch users' }).waitFor();
    await page.unroute(asset);
    await panel().getByRole('button', { name: 'Try again' }).click();
    await panel().getByRole('table', { name: 'All users' }).waitFor();
    await close();
  });

  test('opening a user’s drawer shows an error in a toast, and typed text stays', async () => {
    await typeThenBlock('user-drawer');
    await tab('Users').click();
    const open = panel()
      .getByRole('button', { name: /^Open / })
      .first();
    await open.click();
    await toast('That didn’t load. Please try again.').waitFor();
    await eventually(() => new URL(page.url()).search).toBe('?tab=users');
    await expectTypedText();
    await close();
  });

  test('opening the site’s search shows an error in a toast, and typed text stays', async () => {
    // Blocks the file before the page opens, because hovering over the search link preloads the file.
    await page.route('**/assets/search-dialog-*.js', (route) => route.abort('failed'));
    await typeThenBlock('search-dialog');
    await page.keyboard.press('Control+k');
    await toast('That didn’t load. Please try again.').waitFor();
    await expectTypedText();
    await close();
  });
});

test('a search without a network shows an error', async () => {
  await openDashboard('?tab=users');
  await panel().getByRole('table', { name: 'All users' }).waitFor();
  await page.route('**/trpc/admin.users.list*', (route) => route.fulfill(NOT_FOUND));
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  await panel().getByRole('searchbox').fill('curie');
  await panel().getByRole('heading', { name: 'Failed to fetch users' }).waitFor();
});

describe('after the session has ended', () => {
  test('the admin signs in again in a dialog, and then saves the typed text', async () => {
    await openDashboard('?tab=episodes');
    await panel().getByRole('button', { name: 'Add Episode' }).click();
    await panel().getByLabel('Title', { exact: true }).fill('An episode typed before the end');
    await page.context().clearCookies();
    await panel().getByRole('button', { name: 'Save Episode' }).click();
    const login = dialog('Please sign in again');
    await login.getByLabel('Password', { exact: true }).fill('Not-The-Password-1');
    await login.getByRole('button', { name: 'Sign in' }).click();
    await login.getByText('Invalid email or password').waitFor();
    expect(await findAxeFaults(page)).toEqual([]);
    await login.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await login.getByRole('button', { name: 'Sign in' }).click();
    await eventually(() => login.count()).toBe(0);
    expect(await panel().getByLabel('Title', { exact: true }).inputValue()).toBe('An episode typed before the end');
    await panel().getByRole('button', { name: 'Save Episode' }).click();
    await toast('Episode created!').waitFor();
  });

  test('the sign-in dialog closes after a login elsewhere, even if this page has kept the focus', async () => {
    await openDashboard('?tab=episodes');
    await panel().getByRole('button', { name: 'Add Episode' }).click();
    await panel().getByLabel('Title', { exact: true }).fill('An episode saved after a login elsewhere');
    await page.context().clearCookies();
    await panel().getByRole('button', { name: 'Save Episode' }).click();
    const login = dialog('Please sign in again');
    await login.waitFor();
    const { origin } = surroundings.site;
    await page.request.post(`${origin}/api/auth/login`, { data: ADMIN, headers: { origin } });
    await eventually(() => login.count()).toBe(0);
    await panel().getByRole('button', { name: 'Save Episode' }).click();
    await toast('Episode created!').waitFor();
  });
});

test('a failed role change shows an alert, and the role stays as it was', async () => {
  await addUser('Lise Meitner');
  await openDashboard('?tab=users&q=meitner');
  const role = row('Lise Meitner').getByRole('combobox');
  const before = await role.inputValue();
  await page.route('**/trpc/admin.users.setRole*', (route) => route.fulfill(NOT_FOUND));
  await role.selectOption('editor');
  await page.getByRole('alert').getByText('Failed to update user role. Please try again.').waitFor();
  await eventually(() => role.inputValue()).toBe(before);
});
