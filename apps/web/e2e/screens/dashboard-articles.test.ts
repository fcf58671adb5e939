import { MESSAGES } from '@longreturn/contract/messages';
import type { Page, Route } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { EDGE_VISITS, findAxeFaults, findAxeFaultsInBothSchemes, findFaults } from '../find-faults.ts';
import { openFaultlessPage } from '../open-faultless-page.ts';
import { openWatchedPage } from '../open-watched-page.ts';
import { ADMIN, adminSiteAndBrowser } from '../site-and-browser.ts';
import { visit } from '../visit.ts';

/** Error responses that the tests cause. */
const REFUSED = /\/trpc\/admin\.[\w./,-]*(\?batch=1.*)? responded with 4\d\d$/;
const LIST = '/admin/dashboard?tab=articles';

const surroundings = adminSiteAndBrowser();
let page: Page;

beforeEach(async () => {
  const opened = await openFaultlessPage(surroundings, { viewport: { width: 1440, height: 900 } }, REFUSED);
  page = opened.page;
  await openArticles();
  return opened.close;
});

const panel = () => page.getByRole('tabpanel');
const form = () => panel().locator('form[aria-label$=" article"]');
const field = (name: string) => form().getByRole('textbox', { name, exact: true });
const button = (name: string | RegExp) => panel().getByRole('button', { name, exact: true });
const row = (text: string) =>
  panel().getByRole('table', { name: 'Articles' }).getByRole('row').filter({ hasText: text });
const toast = (text: string) => page.getByLabel(/^Notifications/).getByText(text, { exact: true });
const preview = () => form().getByRole('region', { name: 'Preview' });
const dialog = (name: string) => page.getByRole('dialog', { name });

async function openArticles(): Promise<void> {
  const { origin } = surroundings.site;
  await page.request.post(`${origin}/api/auth/login`, { data: ADMIN, headers: { origin } });
  await visit(page, origin + LIST);
}

const SENTENCE = 'A sentence about oxygen and how much of it a body can use in a minute. ';
const EXCERPT = 'What a minute of oxygen is worth.';

/** Creates a draft through the API. */
async function addDraft(title: string): Promise<{ id: string; updatedAt: string }> {
  const { origin } = surroundings.site;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const data = { title, slug, excerpt: EXCERPT, bodyRichtext: `<p>${SENTENCE.repeat(2)}</p>` };
  const response = await page.request.post(`${origin}/api/admin/articles`, { data, headers: { origin } });
  return (await response.json()) as { id: string; updatedAt: string }; // the documented response
}

/** Changes an article through the API, as another administrator might at the same time. */
async function changeElsewhere(id: string, data: object): Promise<void> {
  const { origin } = surroundings.site;
  await page.request.put(`${origin}/api/admin/articles/${id}`, { data, headers: { origin } });
}

async function edit(title: string): Promise<void> {
  await visit(page, `${surroundings.site.origin}${LIST}&q=${encodeURIComponent(title)}`);
  await button(`Edit ${title}`).click();
  await field('Content').waitFor();
}

/** Returns the axe violations of the open form on a phone and a desktop, each in light and dark. */
async function axeFaultsOfForm(): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await findAxeFaultsInBothSchemes(page)));
  }
  return faults;
}

// Runs before there are drafts: the list requests a preview link for each draft, and `findFaults` reports the requests.
test('the list doesn’t shift, logs nothing and is accessible on phones and desktops, light and dark', {
  timeout: 180_000,
}, async () => {
  const { site, browser } = surroundings;
  const opened = await openWatchedPage(browser, site.origin);
  await opened.page.request.post(`${site.origin}/api/auth/login`, { data: ADMIN, headers: { origin: site.origin } });
  const faults: string[] = [];
  for (const look of EDGE_VISITS) {
    faults.push(...(await findFaults(opened.page, opened.watch, { ...look, url: site.origin + LIST, status: 200 })));
  }
  await opened.close();
  expect(faults).toEqual([]);
});

test('an article is written, previewed, edited and published', async () => {
  await button('Add Article').click();
  await field('Content').waitFor();
  await button('Save Article').click();
  for (const text of [MESSAGES.title, MESSAGES.excerpt, MESSAGES.content]) await form().getByText(text).waitFor();
  for (const name of ['Title', 'Excerpt', 'Content'])
    expect(await field(name).getAttribute('aria-invalid'), name).toBe('true');
  await field('Title').fill('The Price of a Healthy Year');
  expect(await field('Slug').inputValue()).toBe('the-price-of-a-healthy-year');
  await field('Excerpt').fill(EXCERPT);
  await field('Content').click();
  await page.keyboard.insertText(SENTENCE);
  await page.keyboard.insertText(SENTENCE);
  await preview().getByText(SENTENCE.trim()).waitFor();
  await button('Save Article').click();
  await form().getByText('Another article uses this slug').waitFor();
  expect(await field('Slug').getAttribute('aria-invalid')).toBe('true');
  await field('Title').fill('A minute of oxygen & more');
  expect(await field('Slug').inputValue()).toBe('a-minute-of-oxygen-and-more');
  expect(await axeFaultsOfForm()).toEqual([]);
  await button('Save Article').click();
  await toast('Article created').waitFor();
  await eventually(() => form().count()).toBe(0);

  const draft = row('A minute of oxygen');
  await draft.getByText('Draft', { exact: true }).waitFor();
  const opening = page.waitForEvent('popup');
  await draft.getByRole('link', { name: 'Preview', exact: true }).click();
  const shown = await opening;
  await shown.getByRole('heading', { level: 1, name: 'A minute of oxygen & more' }).waitFor();
  await shown.close();

  await draft.getByRole('button', { name: /^Edit/ }).click();
  await field('Content').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('The last sentence.');
  await form()
    .getByRole('checkbox', { name: /^Premium/ })
    .check();
  await preview().getByText('the whole text is for members').waitFor();
  await button('Save Article').click();
  await toast('Article updated').waitFor();
  await draft.getByText('Premium').waitFor();
  await draft.getByRole('button', { name: 'Publish', exact: true }).click();
  await draft.getByText('Published', { exact: true }).waitFor();
  await visit(page, `${surroundings.site.origin}/articles/a-minute-of-oxygen-and-more`);
  await page.getByText('The last sentence.').waitFor();
});

test('a scheduled article shows its publish date in local time, is found by status, and is deleted after a confirmation', async () => {
  await addDraft('An article for later');
  await edit('An article for later');
  await form().getByLabel('Publish date').fill('2999-01-02T09:30');
  await form().getByText('It will be published at this time, in your time zone').waitFor();
  await button('Save Article').click();
  await row('An article for later').getByText('Scheduled', { exact: true }).waitFor();
  await row('An article for later').getByText('2 Jan 2999, 09:30').waitFor();
  await panel().getByRole('searchbox').fill('');
  await panel().getByRole('combobox', { name: 'Filter by status' }).selectOption('scheduled');
  await eventually(() => panel().getByRole('table', { name: 'Articles' }).getByRole('row').count()).toBe(2);
  await row('An article for later')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await dialog('Delete this article?').getByRole('button', { name: 'Delete article' }).click();
  await toast('Article deleted').waitFor();
  await panel().getByText('No articles found').waitFor();
});

test('another administrator’s change is shown, and merged field by field', async () => {
  const { id } = await addDraft('Two people write this');
  await edit('Two people write this');
  await field('Title').fill('The title that I typed');
  await field('Excerpt').fill('The excerpt that I typed, which is mine.');
  await changeElsewhere(id, {
    title: 'The title that they saved',
    excerpt: 'The excerpt that they saved.',
    isPremium: true,
  });
  await button('Save Article').click();
  const choice = form().getByRole('region', {
    name: 'This article was changed by another administrator, Administrator',
  });
  const version = (label: string, name: string) =>
    choice.getByRole('group', { name: label }).getByRole('radio', { name });
  await choice.getByText('Members only').waitFor();
  expect(await version('Title', 'My version').isChecked()).toBe(true);
  expect(await version('Access', 'Their version').isChecked()).toBe(true);
  expect(await findAxeFaults(page)).toEqual([]);
  await version('Title', 'Their version').check();
  await choice.getByRole('button', { name: 'Use this selection' }).click();
  expect(await field('Title').inputValue()).toBe('The title that they saved');
  await changeElsewhere(id, { figure: 'dose-curve' }); // the form has no field for the figure
  await button('Save Article').click();
  await button('Continue').click();
  await button('Save Article').click();
  await toast('Article updated').waitFor();
  const saved = await page.request.get(`${surroundings.site.origin}/api/admin/articles/${id}`);
  expect(await saved.json()).toMatchObject({
    title: 'The title that they saved',
    excerpt: 'The excerpt that I typed, which is mine.',
    isPremium: true,
  });
});

test('an earlier version is compared with the article, and restored', async () => {
  const { id } = await addDraft('The first of two titles');
  await changeElsewhere(id, {
    title: 'The second of two titles',
    bodyRichtext: `<p>${SENTENCE.repeat(2)}</p><p>New.</p>`,
  });
  await edit('The second of two titles');
  await button('Show versions').click();
  const versions = panel().getByRole('table', { name: 'Versions' });
  await versions.getByText('Current').waitFor();
  await versions.getByRole('button', { name: /^Compare/ }).click();
  await panel().locator('ins').getByText('second').waitFor();
  await panel().locator('del').getByText('first').waitFor();
  expect(await findAxeFaults(page)).toEqual([]);
  await versions.getByRole('button', { name: /^Restore/ }).click();
  await dialog('Restore this version?').getByRole('button', { name: 'Restore version' }).click();
  await toast('Article updated').waitFor();
  await eventually(() => field('Title').inputValue()).toBe('The first of two titles');
});

describe('unsaved text', () => {
  const storedDrafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('article draft')).length);

  test('is kept if the user decides to stay on the page, and can be restored after a reload', async () => {
    await button('Add Article').click();
    await field('Title').fill('An unsaved article');
    await field('Excerpt').fill(EXCERPT);
    await field('Content').click();
    await page.keyboard.insertText(SENTENCE);
    await page.keyboard.insertText(SENTENCE);
    await form().getByText('Draft kept on this device').waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Episodes' }).click();
    await dialog('Discard your changes?').getByRole('button', { name: 'Keep editing' }).click();
    expect(await field('Title').inputValue()).toBe('An unsaved article');

    const asking = page.waitForEvent('dialog');
    const reloading = page.reload();
    await (await asking).accept(); // the browser's own confirmation
    await reloading;
    await button('Add Article').click();
    const offer = form().getByText(/“An unsaved article” was last edited on this device/);
    await offer.waitFor();
    await button('Restore').click();
    await eventually(() => offer.count()).toBe(0);
    expect(await field('Slug').inputValue()).toBe('an-unsaved-article');
    await field('Content').getByText(SENTENCE.trim()).waitFor();
    const fail = (route: Route) => route.fulfill({ status: 404, json: [] });
    await page.route('**/trpc/admin.articles.create*', fail, { times: 1 });
    await button('Save Article').click();
    await page.getByRole('alert').getByText('Failed to create article. Please try again.').waitFor();
    await button('Save Article').click();
    await toast('Article created').waitFor();
    await eventually(storedDrafts).toBe(0);
  });

  test('is offered after Cancel, and can be discarded', async () => {
    await button('Add Article').click();
    await field('Title').fill('Not worth keeping');
    await button('Cancel').click();
    await button('Add Article').click();
    expect(await field('Title').inputValue()).toBe('');
    await button('Discard').click();
    await eventually(storedDrafts).toBe(0);
  });

  test('is not stored if the browser’s storage fails, and the form says so', async () => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await button('Add Article').click();
    await field('Title').fill('An article without storage');
    await form().getByText('This browser can’t keep a draft').waitFor();
  });
});

test('content fetched from another site fills in the form, but replaces typed text only after a confirmation', async () => {
  const url = form().getByLabel(/URL/);
  await button('Add Article').click();
  for (const address of ['ftp://news.example/', 'http://127.0.0.1/']) {
    await url.fill(address);
    expect(await url.getAttribute('aria-invalid')).not.toBe('true');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText(MESSAGES.fetchArticle).last().waitFor();
    await eventually(() => url.getAttribute('aria-invalid')).toBe('true');
  }
  const fetched = { title: 'On oxygen', excerpt: EXCERPT, bodyRichtext: `<p>${SENTENCE.repeat(2)}</p>` };
  await page.route('**/trpc/admin.fetchArticleContent*', (route) =>
    route.fulfill({ json: [{ result: { data: { json: fetched } } }] }),
  );
  await url.fill('https://news.example/on-oxygen');
  await button('Fetch content').click();
  await toast('Content fetched').waitFor();
  await eventually(() => field('Title').inputValue()).toBe('On oxygen');
  expect(await field('Slug').inputValue()).toBe('on-oxygen');
  await field('Content').getByText(SENTENCE.trim()).waitFor();
  await field('Title').fill('My own title');
  await button('Fetch content').click();
  await dialog('Replace your text?').getByRole('button', { name: 'Keep my text' }).click();
  expect(await field('Title').inputValue()).toBe('My own title');
});
