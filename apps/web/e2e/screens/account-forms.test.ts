import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { arrive } from '../arrive.ts';
import { eventually } from '../eventually.ts';
import { openAccountPage } from '../open-account-page.ts';
import { fillLogin, newPerson, signUp } from '../person.ts';
import { siteAndBrowser } from '../site-and-browser.ts';
import { visit } from '../visit.ts';

const surroundings = siteAndBrowser();
let page: Page;

beforeEach(async () => {
  const opened = await openAccountPage(surroundings);
  page = opened.page;
  return opened.close;
});

const open = (path: string) => visit(page, surroundings.site.origin + path);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const password = () => page.getByLabel('Password', { exact: true });
const toast = () => page.getByLabel(/^Notifications/).getByRole('alert');
const errors = () => page.locator('form').getByRole('alert').allInnerTexts();
const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));

/** Creates an account and ends the session. */
async function createUser() {
  const person = newPerson();
  await signUp(page, surroundings.site.origin, person);
  await page.context().clearCookies();
  return person;
}

describe('the login form', () => {
  test('shows errors below empty fields, and focuses the first of these fields', async () => {
    await open('/login');
    await button('Sign In').click();
    expect(await errors()).toEqual(['Please enter a valid email address', 'Password is required']);
    expect(await focused()).toBe('email');
    await page.getByLabel('Email').fill('ada@example.org');
    expect(await errors()).toEqual(['Password is required']);
  });

  test('shows the server’s message for a wrong password, and keeps the typed text', async () => {
    const { email } = await createUser();
    await open('/login');
    await fillLogin(page, { email, password: 'Not-The-Password-1' });
    await eventually(() => toast().textContent()).toMatch(/Login failed\s*Invalid email or password/);
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    expect(new URL(page.url()).pathname).toBe('/login');
  });

  test('submits once, however often its button is clicked, and the button keeps its width', async () => {
    const person = await createUser();
    let sent = 0;
    await page.route('**/trpc/auth.login*', async (route) => {
      sent += 1;
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await open('/login');
    const submit = page.locator('form').getByRole('button', { name: /^Sign/ }).last();
    const width = (await submit.boundingBox())?.width;
    await fillLogin(page, person);
    await page.getByRole('button', { name: 'Signing in...' }).click({ force: true });
    await page.keyboard.press('Enter');
    expect((await submit.boundingBox())?.width).toBe(width);
    await arrive(page, '/profile');
    expect(sent).toBe(1);
  });

  test.each([
    ['/topics', '/topics'],
    ['//evil.example', '/profile'],
    ['https://evil.example', '/profile'],
    ['/%2Fevil.example', '/profile'],
  ])('with ?next=%s, redirects to %s after login', async (next, to) => {
    const person = await createUser();
    await open(`/login?next=${encodeURIComponent(next)}`);
    await fillLogin(page, person);
    await arrive(page, to);
    await open('/login');
    await arrive(page, '/profile'); // signed-in users skip the form
  });

  test('can show the password', async () => {
    await open('/login');
    await password().fill('Oxygen-Uptake-41');
    expect(await password().getAttribute('type')).toBe('password');
    await button('Show password').click();
    expect(await password().getAttribute('type')).toBe('text');
    await button('Hide password').click();
    expect(await password().getAttribute('type')).toBe('password');
  });

  test('marks Google and Apple as not available if they aren’t configured, and reports a failed sign-in with a provider', async () => {
    await open('/login?problem=identity.refused');
    expect(await page.getByRole('button', { name: /Google · Not available/ }).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: /Apple · Not available/ }).isDisabled()).toBe(true);
    expect(await page.getByText('Sign-in failed. Please try again.').isVisible()).toBe(true);
  });
});

describe('the registration form', () => {
  test('shows every documented error message', async () => {
    await open('/register');
    await button('Create Account').click();
    expect(await errors()).toEqual([
      'Name must be at least 2 characters',
      'Please enter a valid email address',
      'Password must be at least 8 characters',
    ]);
    expect(await focused()).toBe('name');
    for (const [given, text] of [
      ['lowercase1', 'Password must contain at least one uppercase letter'],
      ['UPPERCASE1', 'Password must contain at least one lowercase letter'],
      ['No-Numbers', 'Password must contain at least one number'],
      ['Oxygen-Uptake-41', "Passwords don't match"],
    ] as const) {
      await password().fill(given);
      await page.getByLabel('Confirm password', { exact: true }).fill('something else');
      await page.getByLabel('Name').focus();
      await eventually(errors).toContain(text);
    }
  });

  test('says that the email address already has an account', async () => {
    const { email, password: taken } = await createUser();
    await open('/register');
    await page.getByLabel('Name').fill('Another Ada');
    await page.getByLabel('Email').fill(email.toUpperCase());
    await password().fill(taken);
    await page.getByLabel('Confirm password', { exact: true }).fill(taken);
    await button('Create Account').click();
    await eventually(errors).toEqual(['An account with this email already exists']);
    await eventually(() => toast().textContent()).toMatch(/Registration failed/);
    expect(await focused()).toBe('email');
  });
});

describe('when something other than the server responds', () => {
  /** From now on, auth requests get an HTML page, such as the login page of a hotel's network. */
  const interceptCalls = () => page.route('**/trpc/auth.*', (route) => route.fulfill({ body: '<title>Hotel</title>' }));

  test('the login says what to check', async () => {
    await open('/login');
    await interceptCalls();
    await fillLogin(page, newPerson());
    await eventually(() => toast().textContent()).toMatch(
      /^Login failed\s*Please check your credentials and try again\./,
    );
  });

  test('the registration says what to check, and doesn’t send the password confirmation', async () => {
    const person = newPerson();
    const sent = page.waitForRequest('**/trpc/auth.register*');
    await open('/register');
    await interceptCalls();
    await page.getByLabel('Name').fill(person.name);
    await page.getByLabel('Email').fill(person.email);
    await password().fill(person.password);
    await page.getByLabel('Confirm password', { exact: true }).fill(person.password);
    await button('Create Account').click();
    await eventually(() => toast().textContent()).toMatch(
      /^Registration failed\s*Please check your information and try again\./,
    );
    expect((await sent).postDataJSON()).toEqual({ 0: { json: person } });
  });

  test('the profile keeps the typed text, and says that the update failed', async () => {
    await signUp(page, surroundings.site.origin, newPerson());
    await open('/profile');
    await button('Edit Profile').click();
    expect(await page.getByLabel('Email').getAttribute('readonly')).toBe('');
    await page.getByLabel('Bio').fill('Reads the small print.');
    await interceptCalls();
    await button('Save Changes').click();
    await eventually(() => toast().textContent()).toMatch(/^Update failed\s*Failed to update profile/);
    expect(await page.getByLabel('Bio').inputValue()).toBe('Reads the small print.');
  });
});

test('the profile asks anonymous users to sign in, and opens again after login', async () => {
  const person = await createUser();
  await open('/profile');
  expect(await page.getByText('Please log in to view your profile.').isVisible()).toBe(true);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fillLogin(page, person);
  await arrive(page, '/profile');
  expect(await page.getByRole('button', { name: 'Edit Profile' }).isVisible()).toBe(true);
});

test('a user can’t switch on the newsletter before confirming the email address, and the profile offers to resend the confirmation', async () => {
  const status = () => page.getByLabel(/^Notifications/).getByRole('status');
  await signUp(page, surroundings.site.origin, newPerson());
  await open('/profile');
  await button('Edit Profile').click();
  await page.getByRole('switch', { name: 'Newsletter' }).check();
  await button('Save Changes').click();
  await eventually(() => status().textContent()).toMatch(/^Confirm your email first/);
  expect(await page.getByText('Subscribed', { exact: true }).count()).toBe(0);
  await button('Send again').click();
  await eventually(() => status().textContent()).toMatch(/^Email sent/);
});
