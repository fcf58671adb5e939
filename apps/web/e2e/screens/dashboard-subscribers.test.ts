import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { EDGE_VISITS, findAxeFaults, findFaults } from '../find-faults.ts';
import { openFaultlessPage } from '../open-faultless-page.ts';
import { openWatchedPage } from '../open-watched-page.ts';
import { ADMIN, adminSiteAndBrowser } from '../site-and-browser.ts';
import { visit } from '../visit.ts';

/** Error responses that the tests cause. */
const REFUSED = /(\/trpc\/admin\.[\w.,]*(\?batch=1.*)?|\/newsletter\/export) responded with [45]\d\d$/;

const surroundings = adminSiteAndBrowser();

let page: Page;

beforeEach(async () => {
  const opened = await openFaultlessPage(surroundings, {}, REFUSED);
  page = opened.page;
  const { origin } = surroundings.site;
  await page.request.post(`${origin}/api/auth/login`, { data: ADMIN, headers: { origin } });
  return opened.close;
});

const toast = (text: string) => page.getByLabel(/^Notifications/).getByText(text, { exact: true });
const panel = () => page.getByRole('tabpanel').getByRole('region', { name: 'Subscribers', exact: true });
const button = (name: string) => panel().getByRole('button', { name, exact: true });
const row = (text: string) => panel().getByRole('row').filter({ hasText: text });
const stat = (label: string) => panel().getByText(label, { exact: true }).first().locator('..').locator('b');
const open = (query = '') => visit(page, `${surroundings.site.origin}/admin/dashboard?tab=newsletter${query}`);

/** Imports subscribers through the API. */
async function importSubscribers(csv: string): Promise<void> {
  const { origin } = surroundings.site;
  const consent = { source: 'Imported by the test', date: '2026-01-31', confirmed: true };
  const data = { csv, consent, dryRun: false };
  const response = await page.request.post(`${origin}/api/admin/newsletter/import`, { data, headers: { origin } });
  expect(response.status()).toBe(200);
}

test('an admin checks a CSV file of subscribers, reads which lines are invalid, and imports the valid lines', async () => {
  await importSubscribers('email,status\nknown@example.org,\n');
  await open();
  await button('Import CSV').click();
  const form = panel().getByRole('form', { name: 'Import subscribers' });
  await form.getByRole('button', { name: 'Check file' }).click();
  await form.getByText('Please choose a CSV file').waitFor();
  await form.getByText('Please confirm that they agreed to receive the newsletter').waitFor();

  const csv = 'email,name,tags\nada@example.org,Ada Lovelace,Press;Berlin;VIP\nknown@example.org,,\nnobody,,\n';
  const file = (text: string) => ({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await form.getByLabel('CSV file').setInputFiles(file('mail\nada@example.org\n'));
  await form.getByLabel('Source of the consent').fill('Sign-up sheet at the meetup');
  await form.getByLabel('Date of the consent').fill('2026-01-31');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Check file' }).click();
  await form.getByText('The first line must name the columns, one of them "email"').waitFor();

  await form.getByLabel('CSV file').setInputFiles(file(csv));
  await form.getByRole('button', { name: 'Check file' }).click();
  const report = panel().getByRole('region', { name: 'Result of the check' });
  await report.getByText('3 lines checked. Nothing has been imported yet.').waitFor();
  expect(await report.locator('dl > div').allTextContents()).toEqual(['New1', 'Already subscribed1', 'Invalid1']);
  await report.getByText(/^Line 4 \(nobody\): /).waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
  expect(await row('ada@example.org').count()).toBe(0);
  await report.getByRole('button', { name: 'Import 2 subscribers' }).click();
  await toast('Subscribers imported').waitFor();
  await row('Ada Lovelace').getByText('+1', { exact: true }).waitFor();
  expect(await form.count()).toBe(0);
});

test('an admin finds a subscriber by search, status and tag, and removes the subscriber', async () => {
  await importSubscribers(
    'email,name,tags\ngrace@example.org,Grace Hopper,Navy\nmary@example.org,Mary Anning,Fossils\n',
  );
  await importSubscribers('email,status\nleft@example.org,unsubscribed\n');
  await open();
  await row('grace@example.org').getByText('Active').waitFor();
  const active = Number(await stat('Active').textContent());
  await panel().getByLabel('Tag').selectOption('Navy');
  await eventually(() => row('mary@example.org').count()).toBe(0);
  await panel().getByRole('searchbox').fill('grace');
  await panel().getByText('1 subscriber', { exact: true }).waitFor();
  await panel().getByLabel('Status').selectOption('bounced');
  await panel().getByText('No subscribers found').waitFor();
  await panel().getByLabel('Status').selectOption('active');

  await button('Remove grace@example.org').click();
  const dialog = page.getByRole('dialog', { name: 'Remove this subscriber?' });
  await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Cancel');
  await page.keyboard.press('Escape');
  await eventually(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Remove grace@example.org');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Remove subscriber' }).click();
  await toast('Subscriber removed').waitFor();
  await panel().getByText('No subscribers found').waitFor();
  await eventually(() => stat('Active').textContent()).toBe(String(active - 1));
});

test('the export is saved as a file with the date in its name, and a failed export shows an error', async () => {
  await importSubscribers('email,name\nexport@example.org,=1+1\n');
  await open();
  const download = page.waitForEvent('download');
  await button('Export CSV').click();
  await toast('Export successful').waitFor();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/\d{4}-\d\d-\d\d\.csv$/);
  expect(await readFile(await saved.path(), 'utf8')).toContain("export@example.org,'=1+1,active,");

  await page.route('**/api/admin/newsletter/export', (route) => route.fulfill({ status: 500 }));
  await button('Export CSV').click();
  await page.getByRole('alert').getByText('Failed to export subscribers. Please try again.').waitFor();
});

test('a list that can’t be loaded shows an error, and so does a failed removal', async () => {
  await importSubscribers('email\nstays@example.org\n');
  await open();
  await page.route('**/trpc/admin.subscribers.*', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: '[]' }),
  );
  await button('Remove stays@example.org').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove subscriber' }).click();
  await page.getByRole('alert').getByText('Failed to remove subscriber. Please try again.').waitFor();
  await panel().getByRole('searchbox').fill('stays');
  await panel().getByRole('heading', { name: 'Failed to fetch subscribers' }).waitFor();
});

test('the newsletter tab with subscribers doesn’t shift, logs nothing and is accessible on phones and desktops, light and dark', async () => {
  await importSubscribers('email,name,tags\nlook@example.org,A name,One;Two;Three\n');
  const { site, browser } = surroundings;
  const opened = await openWatchedPage(browser, site.origin);
  await opened.page.request.post(`${site.origin}/api/auth/login`, { data: ADMIN, headers: { origin: site.origin } });
  const faults: string[] = [];
  for (const look of EDGE_VISITS) {
    const visited = { ...look, url: `${site.origin}/admin/dashboard?tab=newsletter`, status: 200 };
    faults.push(...(await findFaults(opened.page, opened.watch, visited)));
  }
  await opened.close();
  expect(faults).toEqual([]);
});
