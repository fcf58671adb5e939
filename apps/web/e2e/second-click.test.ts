import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { arrive } from './arrive.ts';
import { callsOf, clickTwice } from './click-twice.ts';
import { openFaultlessPage } from './open-faultless-page.ts';
import { newPerson, signUp } from './person.ts';
import { siteAndBrowser } from './site-and-browser.ts';
import { visit } from './visit.ts';

const OFFLINE = /net::ERR_INTERNET_DISCONNECTED/;

const surroundings = siteAndBrowser();
let page: Page;

beforeEach(async () => {
  const opened = await openFaultlessPage(surroundings, {}, OFFLINE);
  page = opened.page;
  await signUp(page, surroundings.site.origin, newPerson());
  await visit(page, `${surroundings.site.origin}/profile`);
  return opened.close;
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const toast = (text: string) => page.getByLabel(/^Notifications/).getByText(text);

test('an email is resent only once, even if the button is clicked twice in a row', async () => {
  const calls = callsOf(page, 'auth.resendConfirmation');
  await clickTwice(button('Send the email again'));
  await toast('Email sent').waitFor();
  expect(calls).toHaveLength(1);
});

test('Logout ends the session only once, even if it is clicked twice in a row', async () => {
  const calls = callsOf(page, 'auth.logout');
  await clickTwice(page.getByRole('banner').getByRole('button', { name: 'Logout' }));
  await arrive(page, '/');
  expect(calls).toHaveLength(1);
});

test('while offline, resending an email fails immediately and shows an error', async () => {
  await button('Send the email again').click();
  await toast('Email sent').waitFor(); // the toast's script is loaded now
  await page.context().setOffline(true);
  await button('Send the email again').click();
  await toast('Email not sent').waitFor();
  await toast('Please try again later.').waitFor();
  await page.context().setOffline(false);
});
