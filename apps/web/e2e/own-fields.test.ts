import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { arrive } from './arrive.ts';
import { eventually } from './eventually.ts';
import { openFaultlessPage } from './open-faultless-page.ts';
import { fillLogin, newPerson, type Person, signUp } from './person.ts';
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
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabel(name, { exact: true }).locator('visible=true');
const textIn = (name: string) => field(name).inputValue();
const toast = () => page.getByLabel(/^Notifications/).getByRole('status');

const MESSAGE = 'At 14:48 you say ten per cent, and the paper says one.';

/** Creates an account and signs in. */
async function createUser(name: string): Promise<Person> {
  const person = newPerson(name);
  await signUp(page, surroundings.site.origin, person);
  return person;
}

test('the contact and guest forms contain the name and email address of the signed-in user, even without JavaScript', async () => {
  const pages: string[] = [];
  const people: Person[] = [];
  for (const name of ['Ada Lindqvist', 'Bo Åkesson']) {
    people.push(await createUser(name));
    const response = await page.context().request.get(`${surroundings.site.origin}/contact`);
    pages.push(await response.text());
    await page.context().clearCookies();
  }
  people.forEach(({ name, email }, at) => {
    expect(pages[at]).toContain(`value="${name}"`);
    expect(pages[at]?.match(new RegExp(`value="${email}"`, 'g'))).toHaveLength(2);
    expect(pages[1 - at]).not.toContain(email);
  });
  const stranger = await (await fetch(`${surroundings.site.origin}/contact`)).text();
  for (const { name, email } of people) {
    expect(stranger).not.toContain(email);
    expect(stranger).not.toContain(name);
  }
});

test('after the contact form is sent, it contains the user’s name and email address again', async () => {
  const { name, email } = await createUser('Ada Lindqvist');
  await open('/contact');
  expect([await textIn('Name'), await textIn('Email')]).toEqual([name, email]);
  await field('Name').fill('Ada from the laboratory');
  await field('Subject').fill('A correction');
  await field('Message').fill(MESSAGE);
  await button('Send Message').click();
  await eventually(() => toast().textContent()).toMatch(/^Message sent!/);
  await eventually(() => textIn('Message')).toBe('');
  expect([await textIn('Name'), await textIn('Email')]).toEqual([name, email]);
});

test('signing in fills in the empty fields of the contact form, and keeps text that the user has typed', async () => {
  const person = await createUser('Ada Lindqvist');
  await page.context().clearCookies();
  await open('/contact');
  expect([await textIn('Name'), await textIn('Email')]).toEqual(['', '']);
  await field('Name').fill('Ada from the laboratory');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await fillLogin(page, person);
  await arrive(page, '/profile');
  await eventually(() => toast().textContent()).toMatch(/^Welcome back!/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click();
  await eventually(() => field('Email').count()).toBe(1);
  await eventually(() => textIn('Name')).toBe('Ada from the laboratory');
  expect(await textIn('Email')).toBe(person.email);
});

test.each(['/', '/newsletter'])('signed-in users subscribe on %s with one click', async (path) => {
  const { email } = await createUser('Ada Lindqvist');
  await open(path);
  const subscribe = page.getByRole('form', { name: 'Newsletter' }).getByRole('button');
  expect(await textIn('Email address')).toBe(email);
  await page.route('**/trpc/newsletter.subscribe*', async (route) => {
    await pause(100);
    await route.continue();
  });
  await subscribe.click();
  await eventually(() => toast().textContent()).toMatch(/^Successfully subscribed!/);
  expect(await textIn('Email address')).toBe(email);
  expect(await subscribe.isDisabled()).toBe(false);
});
