import { createAppleEmulator } from '@longreturn/emulators/apple-emulator';
import { clientKeyFrom } from '@longreturn/emulators/client-key';
import { createGoogleEmulator } from '@longreturn/emulators/google-emulator';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { arrive } from '../arrive.ts';
import { eventually } from '../eventually.ts';
import { fillLogin, newPerson, signUp } from '../person.ts';
import { emailedLink } from '../read-mail.ts';
import { ownSiteAndBrowser } from '../site-and-browser.ts';
import { visit } from '../visit.ts';

const ADMIN = { email: 'owner@example.org', password: 'Oxygen-Uptake-40' };
const FAILURES = 10;

const standIns: { close(): Promise<unknown> }[] = [];
afterAll(() => Promise.all(standIns.map((app) => app.close())));

const surroundings = ownSiteAndBrowser(async () => {
  const google = { clientId: 'site', clientSecret: 'of-the-site' };
  const apple = { clientId: 'com.example.site', teamId: 'TEAM123456', keyId: 'KEY1234567' };
  const clientKey = clientKeyFrom('the site’s');
  const apps = await Promise.all([createGoogleEmulator(google), createAppleEmulator({ ...apple, clientKey })]);
  standIns.push(...apps.map(({ app }) => app));
  const [googleUrl, appleUrl] = await Promise.all(apps.map(({ app }) => app.listen({ host: '127.0.0.1', port: 0 })));
  return {
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER_URL: googleUrl ?? '',
    APPLE_CLIENT_ID: apple.clientId,
    APPLE_TEAM_ID: apple.teamId,
    APPLE_KEY_ID: apple.keyId,
    APPLE_PRIVATE_KEY: clientKey,
    APPLE_ISSUER_URL: appleUrl ?? '',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  };
});

let page: Page;
beforeEach(async () => {
  const context = await surroundings.browser.newContext({ viewport: { width: 1280, height: 900 } });
  page = await context.newPage();
  return () => context.close();
});

const origin = () => surroundings.site.origin;

async function signInWith(provider: 'Google' | 'Apple', who: RegExp): Promise<void> {
  await visit(page, `${origin()}/login`);
  await page.getByRole('link', { name: `Continue with ${provider}` }).click();
  await page.getByRole('button', { name: who }).click();
}

async function logOut(): Promise<void> {
  await page.locator('header').getByRole('button', { name: 'Logout' }).click();
  await arrive(page, '/');
}

const isNamed = (name: string) => page.locator('header').getByRole('link', { name }).waitFor();
const accountId = async () => ((await (await page.request.get(`${origin()}/api/auth/me`)).json()) as { id: string }).id; // the documented response

describe.each([
  { provider: 'Google', who: /Ada Winter/, name: 'Ada Winter' },
  { provider: 'Apple', who: /Chloé Lindqvist/, name: 'Chloé Lindqvist' },
] as const)('$provider', ({ provider, who, name }) => {
  test('creates an account on the first sign-in and opens the same account on the second', async () => {
    await signInWith(provider, who);
    await arrive(page, '/profile');
    await isNamed(name);
    const first = await accountId();
    await logOut();
    await signInWith(provider, who);
    await arrive(page, '/profile');
    await isNamed(name);
    expect(await accountId()).toBe(first);
  });
});

test('a sign-in with Google opens an existing account with the same email address only if the account’s address is confirmed', async () => {
  const ben = { ...newPerson('Benedict Okafor'), email: 'ben.okafor@example.org' };
  await signUp(page, origin(), ben);
  await page.context().clearCookies();
  await signInWith('Google', /Ben Okafor/);
  await arrive(page, '/login'); // until the email address is confirmed, anyone could have created the account
  await page.getByText('An account with this email already exists').first().waitFor();

  await fillLogin(page, ben);
  await arrive(page, '/profile');
  const mail = { dataDir: surroundings.site.dataDir, email: ben.email };
  await visit(page, await emailedLink({ ...mail, subject: /confirm/i }));
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await arrive(page, '/profile');
  const own = await accountId();
  await logOut();
  await signInWith('Google', /Ben Okafor/);
  await arrive(page, '/profile');
  await isNamed('Benedict Okafor');
  expect(await accountId()).toBe(own);
});

test('a playing episode continues at its position after a sign-in with Google', async () => {
  await visit(page, `${origin()}/episodes/the-clock-in-the-methyl-groups?t=40`);
  const bar = page.getByRole('region', { name: 'Playback' });
  await bar.getByRole('button', { name: /^Play / }).click();
  const positionSec = () => page.evaluate(() => document.querySelector('audio')?.currentTime ?? 0);
  await eventually(positionSec).toBeGreaterThan(40);
  await page.locator('header').getByRole('link', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: /Ada Winter/ }).click();
  await arrive(page, '/profile');
  await bar.getByRole('button', { name: 'Pause The Clock in the Methyl Groups' }).waitFor();
  await eventually(positionSec).toBeGreaterThan(41);
});

test('a sign-in that the user cancels returns to the form, which shows the reason', async () => {
  await signInWith('Google', /Cancel/);
  await arrive(page, '/login');
  await page.getByText('Signing in was cancelled').first().waitFor();
});

test('ten wrong passwords freeze an account, and an admin unfreezes it', async () => {
  const person = newPerson();
  await signUp(page, origin(), person);
  const id = await accountId();
  await page.context().clearCookies();
  const wrong = { email: person.email, password: 'Not-the-password-1' };
  for (let time = 0; time < FAILURES; time++) {
    const response = await page.request.post(`${origin()}/api/auth/login`, { data: wrong });
    expect(response.status()).toBe(401);
  }
  await visit(page, `${origin()}/login`);
  await fillLogin(page, person);
  await page.getByText('This account is frozen').first().waitFor();

  const admin = await surroundings.browser.newContext();
  await admin.request.post(`${origin()}/api/auth/login`, { data: ADMIN });
  const alerts = await (await admin.request.get(`${origin()}/api/admin/notifications`)).json();
  expect(alerts).toMatchObject([{ data: { userId: id, email: person.email } }]);
  const headers = { origin: origin() };
  expect((await admin.request.post(`${origin()}/api/admin/users/${id}/unfreeze`, { headers })).status()).toBe(200);
  expect(await (await admin.request.get(`${origin()}/api/admin/notifications`)).json()).toEqual([]);
  await admin.close();

  await visit(page, `${origin()}/login`);
  await fillLogin(page, person);
  await arrive(page, '/profile');
});
