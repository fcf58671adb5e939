import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { arrive } from './arrive.ts';
import { eventually } from './eventually.ts';
import { openAccountPage } from './open-account-page.ts';
import { fillLogin, logIn, newPerson, type Person, signUp } from './person.ts';
import { emailedLink } from './read-mail.ts';
import { siteAndBrowser } from './site-and-browser.ts';
import { visit } from './visit.ts';

const NEW_PASSWORD = 'Glucose-Clamp-7';

const surroundings = siteAndBrowser();
let page: Page;

beforeEach(async () => {
  const opened = await openAccountPage(surroundings);
  page = opened.page;
  return opened.close;
});

const open = (path: string) => visit(page, surroundings.site.origin + path);
const header = () => page.getByRole('banner');
const toast = (text: string) => page.getByLabel(/^Notifications/).getByText(text);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const linkFor = ({ email }: Person, subject: RegExp) =>
  emailedLink({ dataDir: surroundings.site.dataDir, email, subject });

test('a user registers, confirms the email address, edits the profile, signs out and in again, and resets the password', async () => {
  const person = newPerson();
  await register(person);
  await confirm(person);
  await editProfile();
  await logOut();
  await header().getByRole('link', { name: 'Login' }).click();
  await eventually(() => new URL(page.url()).pathname).toBe('/login');
  await fillLogin(page, person);
  await arrive(page, '/profile');
  await toast('Welcome back!').waitFor();
  await logOut();
  const link = await resetPassword(person);

  await logIn(page, surroundings.site.origin, person); // the old password
  await toast('Invalid email or password').waitFor();
  await logIn(page, surroundings.site.origin, { ...person, password: NEW_PASSWORD });
  await arrive(page, '/profile');
  await expectUsedLinkRejected(link);
});

test('if a signed-out user confirms an email address, the password is removed, and the page offers to set a new one', async () => {
  const person = newPerson();
  await signUp(page, surroundings.site.origin, person);
  await page.context().clearCookies();
  await visit(page, await linkFor(person, /confirm/i));
  await page.getByText('You are not signed in here').waitFor();
  await button('Confirm email address').click();
  await page.getByText('we removed its password').waitFor();
  await page.getByRole('link', { name: 'Set a password' }).click();
  await button('Send Link').waitFor();
  await logIn(page, surroundings.site.origin, person);
  await toast('Invalid email or password').waitFor();
});

async function register({ name, email, password }: Person): Promise<void> {
  await open('/register');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(password);
  await button('Create Account').click();
  await arrive(page, '/profile');
  await toast('Account created successfully!').waitFor();
  await header().getByRole('link', { name }).waitFor();
}

/**
 * Confirms the email address. Before that, opens the link without clicking the button, as email scanners do, and
 * asserts that this doesn't confirm the email address.
 */
async function confirm(person: Person): Promise<void> {
  const link = await linkFor(person, /confirm/i);
  const isAsked = () => page.getByText('Please confirm your email address').isVisible();
  await visit(page, link);
  await open('/profile');
  expect(await isAsked()).toBe(true);
  await visit(page, link);
  await button('Confirm email address').click();
  await arrive(page, '/profile');
  await toast('Email address confirmed').waitFor();
  expect(await isAsked()).toBe(false);
}

async function editProfile(): Promise<void> {
  await button('Edit Profile').click();
  await page.getByLabel('Name').fill('Ada Byron');
  await button('Cancel').click();
  await button('Edit Profile').click();
  expect(await page.getByLabel('Name').inputValue()).toBe('Ada Lindqvist');
  expect(await page.getByText('Email cannot be changed').isVisible()).toBe(true);
  await page.getByLabel('Name').fill('Ada Byron');
  await page.getByLabel('Phone number').fill('+46 70 123 45 67');
  await page.getByLabel('Bio').fill('Reads the small print of cohort studies.');
  await page.getByRole('switch', { name: 'Newsletter' }).check();
  await button('Save Changes').click();
  await toast('Profile updated').waitFor();
  await header().getByRole('link', { name: 'Ada Byron' }).waitFor();
  await open('/profile');
  for (const text of ['+46 70 123 45 67', 'Reads the small print of cohort studies.', 'Subscribed'])
    expect(await page.getByText(text, { exact: true }).isVisible()).toBe(true);
}

async function logOut(): Promise<void> {
  await header().getByRole('button', { name: 'Logout' }).click();
  await arrive(page, '/');
  expect(await header().getByRole('link', { name: 'Sign Up' }).isVisible()).toBe(true);
}

/** Resets the password. Returns the link from the email. */
async function resetPassword(person: Person): Promise<string> {
  await open('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await button('Send Link').waitFor(); // the login form also has an Email field
  await page.getByLabel('Email').fill(person.email);
  await button('Send Link').click();
  await page.getByText(/^If this address has an account/).waitFor();
  const link = await linkFor(person, /password/i);
  await visit(page, link);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await button('Set New Password').click();
  await arrive(page, '/login');
  await toast('Password changed').waitFor();
  return link;
}

async function expectUsedLinkRejected(link: string): Promise<void> {
  await visit(page, link);
  await page.getByText('This link is not valid or has expired').waitFor();
  expect(await button('Set New Password').count()).toBe(0);
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await page.getByRole('heading', { name: 'Forgot Password' }).waitFor();
}
