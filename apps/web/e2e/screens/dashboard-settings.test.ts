import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { EDGE_VISITS, findAxeFaults, findAxeFaultsInBothSchemes, findFaults } from '../find-faults.ts';
import { openFaultlessPage } from '../open-faultless-page.ts';
import { openWatchedPage } from '../open-watched-page.ts';
import { ownSiteAndBrowser } from '../site-and-browser.ts';
import { visit } from '../visit.ts';

const ADMIN = { email: 'owner@example.org', password: 'Oxygen-Uptake-40' };
/** Error responses that the tests cause. */
const REFUSED = /\/trpc\/admin\.settings\.[\w./,-]*(\?batch=1.*)? responded with 4\d\d$/;
const SETTINGS = '/admin/dashboard?tab=settings';

const surroundings = ownSiteAndBrowser(async () => ({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }));

let page: Page;
beforeEach(async () => {
  const opened = await openFaultlessPage(surroundings, {}, REFUSED);
  page = opened.page;
  return opened.close;
});

const toast = (text: string) => page.getByLabel(/^Notifications/).getByText(text, { exact: true });
const panel = () => page.getByRole('tabpanel');
const dialog = (name: string) => page.getByRole('dialog', { name });
const form = (part: string) => panel().getByRole('form', { name: `Edit ${part}` });
const field = (part: string, label: string) => form(part).getByLabel(label, { exact: true });
const button = (part: string, name: string) => form(part).getByRole('button', { name, exact: true });
const row = (part: string) => panel().getByRole('row').filter({ hasText: part });
const focused = () => page.evaluate(() => document.activeElement?.ariaLabel);

/** Signs in as the admin through the API, and opens the settings tab. */
async function openSettings(): Promise<void> {
  const { origin } = surroundings.site;
  await page.request.post(`${origin}/api/auth/login`, { data: ADMIN, headers: { origin } });
  await visit(page, origin + SETTINGS);
}

/** Opens the form that edits one part of the settings. */
async function edit(part: string): Promise<void> {
  await panel()
    .getByRole('button', { name: `Edit ${part}`, exact: true })
    .click();
  await form(part).waitFor();
}

/** Returns the HTML of a page, as the server sends it. */
async function textOf(path: string): Promise<string> {
  return (await page.request.get(surroundings.site.origin + path)).text();
}

const INTRODUCTION = 'Home page introduction';

test('an admin changes the introduction of the home page, sees the change there, and resets the introduction', async () => {
  await openSettings();
  await edit(INTRODUCTION);
  await field(INTRODUCTION, 'Title').fill('The price of waiting,');
  await button(INTRODUCTION, 'Move Step 1 down').click();
  await eventually(focused).toBe('Move Step 2 down');
  await button(INTRODUCTION, 'Add step').click();
  await page.keyboard.type('The doubt');
  await button(INTRODUCTION, 'Save Changes').click();
  const text = form(INTRODUCTION).getByRole('group', { name: 'Step 4' }).getByLabel('Text');
  await eventually(() => text.getAttribute('aria-invalid')).toBe('true');
  await eventually(() => text.evaluate((element) => element === document.activeElement)).toBe(true);
  await text.fill('What would change our minds.');
  await button(INTRODUCTION, 'Save Changes').click();
  await toast('Home page introduction saved').waitFor();
  await row(INTRODUCTION).getByText('Changed').waitFor();
  await eventually(focused).toBe('Edit Home page introduction');

  await page.getByRole('banner').getByRole('link').first().click();
  const title = page.getByRole('heading', { level: 1 });
  await eventually(() => title.textContent()).toContain('The price of waiting,');
  const home = await textOf('/');
  for (const words of ['The price of waiting,', 'What would change our minds.']) expect(home).toContain(words);
  expect(home.indexOf('The base rate')).toBeLessThan(home.indexOf('The study'));

  await page.goBack();
  await edit(INTRODUCTION);
  await form(INTRODUCTION).getByText('Default: The science of a longer life,').waitFor();
  await button(INTRODUCTION, 'Reset to default').click();
  await dialog('Reset “Home page introduction” to its default?')
    .getByRole('button', { name: 'Reset to default' })
    .click();
  await toast('Home page introduction reset').waitFor();
  await row(INTRODUCTION).getByText('Default').waitFor();
  expect(await textOf('/')).toContain('The science of a longer life,');
});

test('an invalid link is reported at its field, and changes are discarded only after a confirmation', async () => {
  await openSettings();
  await edit('Social links');
  const url = form('Social links').getByRole('group', { name: 'Social link 3' }).getByLabel('URL');
  await url.fill('javascript:alert(1)');
  await button('Social links', 'Save Changes').click();
  await form('Social links').getByText('Please enter a URL that starts with https://').waitFor();
  expect(await url.getAttribute('aria-invalid')).toBe('true');
  expect(await url.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.setViewportSize({ width: 375, height: 900 });
  expect(await findAxeFaults(page)).toEqual([]);

  await panel().getByRole('button', { name: 'Edit Privacy Policy' }).click();
  await dialog('Discard your changes?').getByRole('button', { name: 'Keep editing' }).click();
  expect(await url.inputValue()).toBe('javascript:alert(1)');
  await button('Social links', 'Cancel').click();
  await dialog('Discard your changes?').getByRole('button', { name: 'Discard changes' }).click();
  await eventually(() => form('Social links').count()).toBe(0);
});

test('an admin adds a section with a list to a legal text, and an error in a folded section opens that section', async () => {
  await openSettings();
  await edit('Cookie Policy');
  const legal = form('Cookie Policy');
  await button('Cookie Policy', 'Add section').click();
  await page.keyboard.type('Local storage');
  const section = legal.getByRole('group', { name: /^Section/ }).last();
  await section.getByRole('button', { name: 'Add list' }).click();
  await section.getByLabel('Point 1', { exact: true }).fill('The theme you chose');
  await section.getByRole('button', { name: 'Remove Block 1' }).click();
  await legal.locator('summary').last().click();
  await legal.locator('summary').first().click();
  const heading = legal.getByLabel('Heading').first();
  await heading.fill(' ');
  await legal.locator('summary').first().click();
  await button('Cookie Policy', 'Save Changes').click();
  await legal.getByText('Please enter a text').waitFor();
  await eventually(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await heading.fill('What a cookie is');
  expect(await findAxeFaultsInBothSchemes(page)).toEqual([]);
  await button('Cookie Policy', 'Save Changes').click();
  await toast('Cookie Policy saved').waitFor();
  await visit(page, `${surroundings.site.origin}/cookies#local-storage`);
  await page.getByRole('heading', { name: 'What a cookie is' }).waitFor();
  expect(await page.locator('#local-storage').textContent()).toContain('Local storage');
  await page.getByRole('listitem').getByText('The theme you chose').waitFor();
});

test('if two admins change the same part of the settings, the one who saves last chooses between the versions', async () => {
  await openSettings();
  await edit('Brand');
  await field('Brand', 'Disclaimer').fill('Mine.');
  const { origin } = surroundings.site;
  const headers = { origin };
  const { value } = await (await page.request.get(`${origin}/api/admin/settings/brand`)).json(); // the documented response
  const theirs = { ...value, name: 'Their Return', disclaimer: 'Theirs.' };
  await page.request.put(`${origin}/api/admin/settings/brand`, { data: { value: theirs }, headers });
  await button('Brand', 'Save Changes').click();
  await panel().getByText('This part was changed by another administrator').waitFor();
  await panel().getByRole('button', { name: 'Use this selection' }).click();
  expect(await field('Brand', 'Name').inputValue()).toBe('Their Return');
  expect(await field('Brand', 'Disclaimer').inputValue()).toBe('Mine.');
  await button('Brand', 'Save Changes').click();
  await toast('Brand saved').waitFor();
  expect(await textOf('/')).toContain('Mine.');
  await page.request.delete(`${origin}/api/admin/settings/brand`, { headers });
});

test('switching off registration takes effect at once, and the result of a test email is shown', async () => {
  await openSettings();
  const registration = panel().getByRole('switch', { name: 'Registration' });
  await registration.uncheck();
  await toast('Feature switches saved').waitFor();
  const { origin } = surroundings.site;
  const person = { name: 'Ada', email: 'ada@example.org', password: 'Oxygen-Uptake-41' };
  const register = () => page.request.post(`${origin}/api/auth/register`, { data: person, headers: { origin } });
  expect((await register()).status()).toBe(403);
  await registration.check();
  await eventually(async () => (await page.request.get(`${origin}/api/site`)).json()).toMatchObject({
    switches: { registration: true },
  });

  await panel().getByRole('button', { name: 'Send test email' }).click();
  await panel().getByText(`The email to ${ADMIN.email} was written to a file.`).waitFor();
  const refused = { to: ADMIN.email, accepted: false, reason: 'The mail could not be sent (ECONNREFUSED)' };
  await page.route('**/trpc/admin.settings.mailTest*', (route) =>
    route.fulfill({ json: [{ result: { data: { json: refused } } }] }),
  );
  await panel().getByRole('button', { name: 'Send test email' }).click();
  await page.getByRole('alert').getByText(refused.reason).waitFor();
});

test('an admin downloads everything after a confirmation', async () => {
  await openSettings();
  await panel().getByRole('button', { name: 'Download everything' }).click();
  const download = page.waitForEvent('download');
  await dialog('Download everything?').getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toMatch(/^the-long-return-\d{4}-\d\d-\d\d\.tar\.gz$/);
  expect(await (await download).failure()).toBe(null);
  await toast('Download started').waitFor();
});

/** Returns a podcast feed with this many episodes and one more item, which can't be imported. */
function feedOf(episodes: number): Buffer {
  const items = Array.from(
    { length: episodes },
    (_, at) => `<item><guid>${at}</guid><title>Lighthouse log ${at}</title></item>`,
  );
  const channel = `<title>An Older Show</title>${items.join('')}<item><category>None</category></item>`;
  return Buffer.from(`<rss version="2.0"><channel>${channel}</channel></rss>`);
}

test('an admin checks and imports an uploaded feed; the import continues after a reload, and a second import changes nothing', async () => {
  await openSettings();
  const importer = page.getByRole('form', { name: 'Import a podcast' });
  const press = (name: string) => importer.getByRole('button', { name, exact: true }).click();
  const newest = () => panel().getByRole('listitem').filter({ hasText: 'feed.xml' }).first();
  await press('Check first');
  await importer.getByText('Please either enter the URL of a feed or choose a file').waitFor();
  const file = { name: 'feed.xml', mimeType: 'text/xml', buffer: feedOf(150) };
  const choose = () => importer.getByLabel('Or a feed file').setInputFiles(file);
  await choose();
  const upload = Promise.withResolvers<void>();
  await page.route('**/api/admin/imports/files', (route) => upload.promise.then(() => route.continue()), { times: 1 });
  await press('Check first');
  await importer.getByRole('button', { name: 'Import', exact: true, disabled: true }).waitFor();
  upload.resolve();
  await newest().getByText('150 to create, 1 to skip').waitFor();
  await newest().getByText('The item has no title and no audio.').waitFor();
  const { origin } = surroundings.site;
  const drafts = async () => (await page.request.get(`${origin}/api/admin/episodes?q=lighthouse+log`)).json();
  expect(await drafts()).toEqual([]);

  await press('Import');
  await panel()
    .getByRole('progressbar', { name: /^Importing/ })
    .waitFor();
  await visit(page, origin + SETTINGS);
  await newest().getByText('150 created, 1 skipped').waitFor();
  expect(await drafts()).toHaveLength(100);
  await choose();
  await press('Import');
  await newest().getByText('150 unchanged, 1 skipped').waitFor();
  await page.setViewportSize({ width: 375, height: 900 });
  expect(await findAxeFaultsInBothSchemes(page)).toEqual([]);
});

test('the settings tab doesn’t shift, logs nothing and is accessible on phones and desktops, light and dark', async () => {
  const { site, browser } = surroundings;
  const opened = await openWatchedPage(browser, site.origin);
  const headers = { origin: site.origin };
  await opened.page.request.post(`${site.origin}/api/auth/login`, { data: ADMIN, headers });
  const faults: string[] = [];
  for (const look of EDGE_VISITS) {
    faults.push(
      ...(await findFaults(opened.page, opened.watch, { ...look, url: site.origin + SETTINGS, status: 200 })),
    );
  }
  await opened.close();
  expect(faults).toEqual([]);
});
