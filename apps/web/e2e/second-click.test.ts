import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { arrive } from './arrive.ts';
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

/** Clicks a button in two consecutive tasks, like a double click on a busy page. */
function clickTwice(control: Locator): Promise<void> {
  return control.evaluate(
    (element: HTMLElement) =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          element.click();
          resolve();
        };
        port2.postMessage('press');
        element.click();
      }),
  );
}

/** Returns an array to which every call of the procedure from now on is added. Batched calls share a request. */
function callsOf(procedure: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const names = pathname.replace('/trpc/', '').split(',');
    calls.push(...names.filter((name) => name === procedure));
  });
  return calls;
}

test('an email is resent only once, however fast its button is clicked twice', async () => {
  const calls = callsOf('auth.resendConfirmation');
  await clickTwice(button('Send the email again'));
  await toast('Email sent').waitFor();
  expect(calls).toHaveLength(1);
});

test('Logout ends the session only once, however fast it is clicked twice', async () => {
  const calls = callsOf('auth.logout');
  await clickTwice(page.getByRole('banner').getByRole('button', { name: 'Logout' }));
  await arrive(page, '/');
  expect(calls).toHaveLength(1);
});

test('a click while offline fails immediately and says so', async () => {
  await button('Send the email again').click();
  await toast('Email sent').waitFor(); // the toast's script is loaded now
  await page.context().setOffline(true);
  await button('Send the email again').click();
  await toast('Email not sent').waitFor();
  await toast('Please try again later.').waitFor();
  await page.context().setOffline(false);
});
