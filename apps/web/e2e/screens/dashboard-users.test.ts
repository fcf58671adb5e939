import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { EDGE_VISITS, findAxeFaults, findFaults } from '../find-faults.ts';
import { openFaultlessPage } from '../open-faultless-page.ts';
import { openWatchedPage } from '../open-watched-page.ts';
import { newPerson, type Person, signUp } from '../person.ts';
import { ADMIN, adminSiteAndBrowser } from '../site-and-browser.ts';
import { visit } from '../visit.ts';

/** The error response that a test causes by deleting the session cookie. */
const REFUSED = /\/trpc\/admin\.users\.grantComp\S* responded with 401$/;

const surroundings = adminSiteAndBrowser();
let page: Page;

beforeEach(async () => {
  const opened = await openFaultlessPage(surroundings, {}, REFUSED);
  page = opened.page;
  await logInAsAdmin(page);
  return opened.close;
});

const panel = () => page.getByRole('tabpanel');
const drawer = (name: string) => page.getByRole('dialog', { name, exact: true });
const section = (within: Locator, title: string) => within.getByRole('region', { name: title, exact: true });
const toast = (text: string) => page.getByLabel(/^Notifications/).getByText(text, { exact: true });
const opener = (name: string) => panel().getByRole('button', { name: `Open ${name}`, exact: true });
const focused = (read: 'ariaLabel' | 'textContent') =>
  page.evaluate((property) => document.activeElement?.[property], read);

async function logInAsAdmin(on: Page): Promise<void> {
  const { origin } = surroundings.site;
  await on.request.post(`${origin}/api/auth/login`, { data: ADMIN, headers: { origin } });
}

/** Registers a user, and signs the user in with a second browser. Returns the user's ID. */
async function addUser(person: Person): Promise<string> {
  const { origin } = surroundings.site;
  const [first, second] = [await surroundings.browser.newContext(), await surroundings.browser.newContext()];
  await signUp(await first.newPage(), origin, person);
  await second.request.post(`${origin}/api/auth/login`, { data: person, headers: { origin } });
  const { id } = (await (await second.request.get(`${origin}/api/auth/me`)).json()) as { id: string }; // the documented response
  await Promise.all([first.close(), second.close()]);
  return id;
}

async function openUsers(query = ''): Promise<void> {
  await visit(page, `${surroundings.site.origin}/admin/dashboard?tab=users${query}`);
}

test('clicking a user’s name opens a drawer, which takes the focus, stays open after a reload, and restores the focus on closing', async () => {
  const id = await addUser(newPerson('Chien-Shiung Wu'));
  const { origin } = surroundings.site;
  await eventually(async () => (await page.request.get(`${origin}/api/admin/users/${id}`)).text()).toContain(
    'accepted',
  );
  await openUsers();
  await opener('Chien-Shiung Wu').click();
  const history = drawer('Chien-Shiung Wu');
  await eventually(() => focused('ariaLabel')).toBe('Close');
  await section(history, 'Sign-ins').getByText('Chrome on Linux').first().waitFor();
  await section(history, 'Emails').getByText('Confirm the email address').waitFor();
  await section(history, 'Emails').getByText('Sent').waitFor();
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[role="dialog"]') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await eventually(() => history.count()).toBe(0);
  await eventually(() => focused('ariaLabel')).toBe('Open Chien-Shiung Wu');

  await page.keyboard.press('Enter');
  await history.waitFor();
  await page.goBack();
  await eventually(() => history.count()).toBe(0);
  await page.goForward();
  await history.waitFor();
  await page.reload();
  await section(history, 'Profile').getByText('Not confirmed').waitFor();
  await history.getByRole('button', { name: 'Close' }).click();
  await eventually(() => focused('ariaLabel')).toBe('Open Chien-Shiung Wu');
  await eventually(() => new URL(page.url()).search).toBe('?tab=users');
  await page.goBack();
  await eventually(() => new URL(page.url()).search).toBe('?tab=users');
});

test('an unknown user ID shows “User not found”, and a failed request can be tried again', async () => {
  const id = await addUser(newPerson('Emmy Noether'));
  const { page: other, close } = await openFaultlessPage(surroundings, {}, /admin\.users\.get\S* responded with/);
  await logInAsAdmin(other);
  const path = `${surroundings.site.origin}/admin/dashboard?tab=users`;
  await visit(other, `${path}&user=00000000-0000-7000-8000-000000000000`);
  await other.getByRole('dialog').getByText('User not found').waitFor();
  await visit(other, path);
  await other.route('**/trpc/admin.users.get*', (route) => route.fulfill({ status: 500, body: '[]' }));
  await other.getByRole('button', { name: 'Open Emmy Noether' }).click();
  await other.getByRole('alert').getByText('Failed to fetch user').waitFor();
  await other.unroute('**/trpc/admin.users.get*');
  await other.getByRole('button', { name: 'Try again' }).click();
  await other.getByRole('dialog', { name: 'Emmy Noether' }).getByRole('region', { name: 'Sessions' }).waitFor();
  expect(new URL(other.url()).searchParams.get('user')).toBe(id);
  await close();
});

test('an admin gives a user a membership with an end date, ends the membership, and ends the user’s sessions', async () => {
  const id = await addUser(newPerson('Maria Mayer'));
  await openUsers(`&user=${id}`);
  const history = drawer('Maria Mayer');
  const memberships = section(history, 'Membership');
  const role = history.getByRole('combobox', { name: 'Role of Maria Mayer' });
  const members = () => page.getByText('Premium Members').locator('..').locator('b').textContent();
  const before = Number(await members());
  await memberships.getByRole('button', { name: 'Give membership' }).click();
  const form = memberships.getByRole('form', { name: 'Give membership' });
  await form.getByLabel('End date').fill('2020-01-31');
  await form.getByRole('button', { name: 'Give membership' }).click();
  await form.getByText('Please give a reason').waitFor();
  await form.getByText('Please choose a date in the future').waitFor();
  expect(await form.getByLabel('Reason').getAttribute('aria-invalid')).toBe('true');
  expect(await findAxeFaults(page)).toEqual([]);
  await form.getByLabel('Reason').fill('A reviewer of the strength series');
  await form.getByLabel('End date').fill('2099-01-31');
  await page.context().clearCookies();
  await form.getByRole('button', { name: 'Give membership' }).click();
  const login = page.getByRole('dialog', { name: 'Please sign in again' });
  await login.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await login.getByRole('button', { name: 'Sign in' }).click();
  await eventually(() => login.count()).toBe(0);
  expect(await form.getByLabel('Reason').inputValue()).toBe('A reviewer of the strength series');
  await form.getByRole('button', { name: 'Give membership' }).click();
  await toast('Membership given').waitFor();
  await memberships.getByText('31 Jan 2099, 23:59').waitFor();
  await memberships.getByText('A reviewer of the strength series').waitFor();
  await eventually(() => role.inputValue()).toBe('member');
  await eventually(() => focused('textContent')).toBe('Give membership');
  await eventually(members).toBe(String(before + 1));

  await memberships.getByRole('button', { name: 'End membership: Complimentary' }).click();
  const question = page.getByRole('dialog', { name: 'End this membership?' });
  await eventually(() => focused('textContent')).toBe('Cancel');
  await page.keyboard.press('Escape');
  await eventually(() => question.count()).toBe(0);
  await eventually(() => focused('ariaLabel')).toBe('End membership: Complimentary');
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'End membership' }).click();
  await toast('Membership ended').waitFor();
  await memberships.getByText('Ended', { exact: true }).first().waitFor();
  await eventually(() => role.inputValue()).toBe('visitor');

  const sessions = section(history, 'Sessions');
  await eventually(() => sessions.getByRole('listitem').count()).toBe(2);
  await sessions.getByRole('button', { name: 'End session: Chrome on Linux' }).first().click();
  await toast('Session ended').waitFor();
  await eventually(() => sessions.getByRole('listitem').count()).toBe(1);
  await eventually(() => page.evaluate(() => document.activeElement?.querySelector('h3')?.textContent)).toBe(
    'Sessions',
  );
  await sessions.getByRole('button', { name: 'End all sessions' }).click();
  await sessions.getByText('No open sessions').waitFor();
});

test('in a user’s drawer, the account is unfrozen, gets another role and is deleted', async () => {
  const person = newPerson('Rosalind Franklin');
  const id = await addUser(person);
  const { origin } = surroundings.site;
  const wrong = { email: person.email, password: 'Not-The-Password-1' };
  const stranger = await surroundings.browser.newContext();
  for (let n = 0; n < 10; n++) {
    await stranger.request.post(`${origin}/api/auth/login`, { data: wrong, headers: { origin } });
  }
  await stranger.close();
  await openUsers(`&q=franklin&user=${id}`);
  const history = drawer('Rosalind Franklin');
  await section(history, 'Account frozen').getByText('127.0.0.1').waitFor();
  await section(history, 'Account frozen')
    .getByRole('button', { name: /^Unfreeze/ })
    .click();
  await toast('Account Unfrozen').waitFor();
  await eventually(() => section(history, 'Account frozen').count()).toBe(0);
  await history.getByRole('combobox', { name: 'Role of Rosalind Franklin' }).selectOption('editor');
  await toast('Role updated').waitFor();
  await section(history, 'Membership').getByRole('button', { name: 'Give membership' }).click();
  await history.getByText('The membership doesn’t change the role of an editor or admin.').waitFor();

  await history.getByRole('button', { name: 'Delete user' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this user?' });
  await question.getByRole('button', { name: 'Delete user' }).click();
  await toast('User deleted').waitFor();
  await panel().getByText('No users found').waitFor();
  await eventually(() => page.getByRole('dialog').count()).toBe(0);
  await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('section');
});

test('the list is sorted with column headings or, on phones, with a select; admins can’t change their own account', async () => {
  await addUser(newPerson('Aaron First'));
  await openUsers();
  const names = () =>
    panel()
      .getByRole('button', { name: /^Open / })
      .allTextContents();
  await panel().getByRole('button', { name: 'Role', exact: true }).click();
  await eventually(async () => (await names())[0]).toBe('Administrator');
  expect(await panel().getByRole('columnheader', { name: 'Role' }).getAttribute('aria-sort')).toBe('descending');
  await page.setViewportSize({ width: 375, height: 800 });
  await panel().getByLabel('Sort by').selectOption('Name');
  await eventually(async () => (await names())[0]).toBe('Aaron First');
  await eventually(() => new URL(page.url()).searchParams.get('sort')).toBe('name');
  await opener('Administrator').click();
  const own = drawer('Administrator');
  await own.getByText('You cannot change or delete your own admin account.').waitFor();
  expect(await own.getByRole('button', { name: 'Delete user' }).isDisabled()).toBe(true);
  await section(own, 'Sessions').getByText('This browser').waitFor();
});

test('a user’s drawer doesn’t shift, logs nothing and is accessible on phones and desktops, light and dark', async () => {
  const { site, browser } = surroundings;
  const id = await addUser(newPerson('Dorothy Hodgkin'));
  const opened = await openWatchedPage(browser, site.origin);
  await logInAsAdmin(opened.page);
  const headers = { origin: site.origin };
  const comp = { reason: 'A reviewer', until: '2099-01-31T00:00:00Z' };
  await opened.page.request.post(`${site.origin}/api/admin/users/${id}/comp`, { data: comp, headers });
  const url = `${site.origin}/admin/dashboard?tab=users&user=${id}`;
  const drawer = opened.page.getByRole('dialog', { name: 'Dorothy Hodgkin' });
  const untilReady = () => drawer.waitFor();
  const faults: string[] = [];
  for (const look of EDGE_VISITS) {
    faults.push(...(await findFaults(opened.page, opened.watch, { ...look, url, status: 200, untilReady })));
  }
  expect(await drawer.isVisible()).toBe(true);
  await opened.close();
  expect(faults).toEqual([]);
}, 180_000);
