import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { arrive } from './arrive.ts';
import { eventually } from './eventually.ts';
import { holdScripts, openUnscripted } from './held-scripts.ts';
import { hydrated } from './hydrated.ts';
import { openAccountPage } from './open-account-page.ts';
import { newPerson, signUp } from './person.ts';
import { siteAndBrowser } from './site-and-browser.ts';
import { visit } from './visit.ts';

const surroundings = siteAndBrowser();
let page: Page;

beforeEach(async () => {
  const opened = await openAccountPage(surroundings);
  page = opened.page;
  return opened.close;
});

const open = (path: string) => visit(page, surroundings.site.origin + path);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabel(name, { exact: true });
const errors = () => page.locator('form').getByRole('alert').allInnerTexts();

/** Creates an account and ends the session. */
async function createUser() {
  const person = newPerson();
  await signUp(page, surroundings.site.origin, person);
  await page.context().clearCookies();
  return person;
}

/** Opens a page without its scripts, lets the reader type, and then releases the scripts. */
async function typeEarly(path: string, texts: Record<string, string>): Promise<void> {
  const { release } = await holdScripts(page);
  await openUnscripted(page, surroundings.site.origin + path);
  for (const [name, text] of Object.entries(texts)) await field(name).fill(text);
  release();
  await hydrated(page);
}

test('text typed before the scripts loaded is kept and sent', async () => {
  const { email, password } = await createUser();
  await typeEarly('/login', { Email: email, Password: password });
  expect([await field('Email').inputValue(), await field('Password').inputValue()]).toEqual([email, password]);
  await button('Sign In').click();
  await arrive(page, '/profile');
});

test('the rules below the password field apply to text typed before the scripts loaded', async () => {
  await typeEarly('/register', { Password: 'Oxygen' });
  await eventually(() => page.getByText('(done)').count()).toBe(2);
});

test('a filled-in field is validated when the reader moves to another field, but not when they move to a button', async () => {
  await open('/register');
  await field('Name').focus();
  await field('Email').focus();
  expect(await errors()).toEqual([]);
  await field('Email').fill('ada');
  await button('Show password').focus();
  expect(await errors()).toEqual([]);
  await field('Email').focus();
  await field('Name').focus();
  await eventually(errors).toEqual(['Please enter a valid email address']);
  expect(await field('Email').getAttribute('aria-invalid')).toBe('true');
});

test('a visible error is updated while the reader types, even if they type in another field', async () => {
  await open('/register');
  await field('Password').fill('Oxygen-Uptake-41');
  await field('Confirm password').fill('Oxygen');
  await field('Name').focus();
  await eventually(errors).toEqual(["Passwords don't match"]);
  await field('Password').fill('Oxygen');
  await eventually(errors).toEqual([]);
});

test('an error from the server stays until the text of its field changes', async () => {
  const { email, password, name } = await createUser();
  await open('/register');
  await field('Name').fill(name);
  await field('Email').fill(email);
  await field('Password').fill(password);
  await field('Confirm password').fill(password);
  await button('Create Account').click();
  await eventually(errors).toEqual(['An account with this email already exists']);
  await field('Name').fill('Another Ada');
  expect(await errors()).toEqual(['An account with this email already exists']);
  await field('Email').fill('another@example.org');
  await eventually(errors).toEqual([]);
});

test('requesting a reset link for another email address starts with an empty field', async () => {
  await open('/forgot-password');
  await field('Email').fill('nobody@example.org');
  await button('Send Link').click();
  await button('Use another email').click();
  expect(await field('Email').inputValue()).toBe('');
});
