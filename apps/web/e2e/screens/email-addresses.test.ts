import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { openFaultlessPage } from '../open-faultless-page.ts';
import { siteAndBrowser } from '../site-and-browser.ts';
import { visit } from '../visit.ts';

const TEXT = 'Please enter a valid email address';

const surroundings = siteAndBrowser();
let page: Page;

beforeEach(async () => {
  const opened = await openFaultlessPage(surroundings);
  page = opened.page;
  return opened.close;
});

/** Every form with an email address: the path of its page, its name and its button. */
const FORMS = [
  ['/login', 'Login', 'Sign In'],
  ['/register', 'Sign up', 'Create Account'],
  ['/forgot-password', 'Forgot password', 'Send Link'],
  ['/contact', 'General Contact', 'Send Message'],
  ['/contact?tab=guest', 'Guest Application', 'Submit Application'],
  ['/', 'Newsletter', 'Subscribe'],
  ['/newsletter', 'Newsletter', 'Subscribe'],
] as const;

test.each(
  FORMS.flatMap(([path, name, submit]) => ['nora', 'nora@gmail'].map((given) => [path, given, name, submit] as const)),
)('the form on %s rejects “%s” without a request, and shows an error', async (path, given, name, submit) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await visit(page, surroundings.site.origin + path);
  const form = page.getByRole('form', { name });
  const field = form.locator('input[type=email]:visible');
  await field.fill(given);
  await form.getByRole('button', { name: submit }).click();
  await eventually(() => form.getByRole('alert').allInnerTexts()).toContain(TEXT);
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await field.evaluate((input) => input.closest('form')?.textContent)).toContain(TEXT);
  expect(sent).toEqual([]);
  await field.fill('nora@gmail.com');
  await eventually(() => form.getByRole('alert').allInnerTexts()).not.toContain(TEXT);
});
