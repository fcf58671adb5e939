import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { siteAndBrowser } from './site-and-browser.ts';
import { visit } from './visit.ts';
import { type PageWatch, watchPage } from './watch-page.ts';

const PAGE_SIZE = 12;

const surroundings = siteAndBrowser();
let context: BrowserContext;
let page: Page;
let watch: PageWatch;

beforeEach(async () => {
  const { browser, site } = surroundings;
  context = await browser.newContext({ baseURL: site.origin, viewport: { width: 1280, height: 900 } });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  page = await context.newPage();
  watch = watchPage(page, site.origin);
});
afterEach(async () => {
  await context.close();
  expect(watch.faults()).toEqual([]);
});

const open = (path: string) => visit(page, surroundings.site.origin + path);
const boxOf = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect());
const parameter = (name: string) => new URL(page.url()).searchParams.get(name);
const path = () => new URL(page.url()).pathname;

describe('the research library', () => {
  const papers = () => page.getByRole('region', { name: /Papers \d/ }).locator('article');
  const search = () => page.getByRole('searchbox', { name: 'Search papers' });

  test('filters by typed text and by category badge, stores both filters in the URL, and can clear both', async () => {
    await open('/research');
    await search().pressSequentially('sleep', { delay: 30 });
    await eventually(() => parameter('q')).toBe('sleep');
    const badge = page.getByRole('link', { name: 'Mental Health' });
    await eventually(() => badge.getAttribute('href')).toContain('q=sleep');
    await badge.click();
    await eventually(() => parameter('category')).toBe('mental-health');
    expect(parameter('q')).toBe('sleep');
    const texts = await papers().allInnerTexts();
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.every((text) => /sleep/i.test(text))).toBe(true);
    await page.getByRole('link', { name: 'Mental Health (selected, show all)' }).click();
    await eventually(() => parameter('category')).toBe(null);
    await search().fill('zeppelin');
    await page.getByRole('link', { name: 'Clear search' }).click();
    await eventually(() => papers().count()).toBe(PAGE_SIZE);
    await eventually(() => search().evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await search().inputValue()).toBe('');
  });

  test('loads more papers page by page, focusing the first new paper, until all are loaded', async () => {
    await open('/research');
    const more = page.getByRole('link', { name: 'Load More Papers' });
    await more.click();
    await eventually(() => papers().count()).toBe(2 * PAGE_SIZE);
    const link = papers()
      .nth(PAGE_SIZE)
      .getByRole('link', { name: /^doi\.org/ });
    await eventually(() => link.evaluate((each) => each === document.activeElement)).toBe(true);
    for (let seen = 2 * PAGE_SIZE; (await more.count()) > 0; seen = await papers().count()) {
      await more.click();
      await eventually(() => papers().count()).toBeGreaterThan(seen);
    }
    expect(await page.getByRole('button', { name: 'All papers loaded' }).isDisabled()).toBe(true);
  });
});

describe('the sources of an article', () => {
  test('a note is beside its reference on wide screens and in a list on phones, and leads to a paper that links back to the article', async () => {
    const title = 'Four Hundred Metres Without Sitting';
    await open('/articles/four-hundred-metres-without-sitting');
    const beside = page.getByRole('note');
    const list = page.getByRole('region', { name: 'Notes' });
    const reference = page.locator('sup').getByRole('link', { name: '1' });
    const [note, mark, text] = await Promise.all([boxOf(beside), boxOf(reference), boxOf(page.locator('p:has(sup)'))]);
    expect(note.left).toBeGreaterThan(text.right);
    expect(Math.abs(note.top - mark.top)).toBeLessThan(24);
    expect(await list.isVisible()).toBe(false);
    await page.setViewportSize({ width: 375, height: 800 });
    expect(await beside.isVisible()).toBe(false);
    await reference.click();
    await eventually(() => new URL(page.url()).hash).toBe('#fn-1');
    await list.getByRole('link', { name: 'In our library' }).click();
    await eventually(() => new URL(page.url()).hash).toBe('#the-life-study');
    const paper = page.locator('#the-life-study');
    await eventually(() => paper.isVisible()).toBe(true);
    await eventually(() => paper.getAttribute('data-target')).toBe('true');
    await paper.getByRole('link', { name: title }).click();
    await eventually(() => page.getByRole('heading', { level: 1, name: title }).isVisible()).toBe(true);
  });
});

describe('the press kit', () => {
  test('a copy button copies the biography and shows “Copied”', async () => {
    await open('/media');
    const button = page.getByRole('button', { name: 'Copy Short Bio: short biography of Maren Oduya, PhD' });
    await button.click();
    await eventually(() => button.getByText('Copied').isVisible()).toBe(true);
    expect(await page.getByText('Copied: short biography of Maren Oduya, PhD').count()).toBe(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Maren has worked in the biology of ageing/,
    );
  });

  test('the archive and a single file have the sizes that the page shows', async () => {
    await open('/media');
    for (const name of [/^Download Press Kit \(ZIP, (.*)\)$/, /^WAV, (.*): Ident$/]) {
      const link = page.getByRole('link', { name });
      const label = (await link.getAttribute('aria-label')) ?? (await link.textContent()) ?? '';
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      const saved = await download.createReadStream();
      let bytes = 0;
      for await (const piece of saved) bytes += piece.length;
      expect(name.exec(label)?.[1]).toBe(`${(bytes / 1e6).toFixed(1)} MB`);
    }
  });
});

describe('the site search', () => {
  const box = () => page.getByRole('combobox', { name: /Search/ });
  const option = () => page.getByRole('option');
  const chosen = () => page.getByRole('option', { selected: true });

  test('starts with the topics and the newest items, which open with the keyboard', async () => {
    await open('/');
    await page.keyboard.press('Control+k');
    await page.getByRole('group', { name: 'Newest' }).getByText('Newsletter issue').waitFor();
    expect(await page.getByRole('group', { name: 'Topics' }).getByRole('option').count()).toBe(6);
    expect(await chosen().count()).toBe(0);
    await box().press('ArrowUp');
    expect(await chosen().textContent()).toContain('Newsletter issue');
    await box().press('ArrowDown');
    expect(await chosen().textContent()).toBe('Exercise');
    await box().press('Enter');
    await eventually(path).toBe('/topics/exercise');
    await eventually(() => page.getByRole('dialog').count()).toBe(0);
  });

  test('opens with Ctrl+K, and Enter opens the selected episode, paper or issue', async () => {
    await open('/');
    for (const [query, title, url] of [
      ['village ninety', 'One Village, Ninety Years of Records', /\/episodes\/one-village-ninety-years-of-records$/],
      ['metabolite clearence', 'Sleep Drives Metabolite', /\/research\?cursor=sleep-drives-metabolite-clearance/],
      ['two tuesdays', 'Two Tuesdays, two hills, one breakfast', /\/newsletter\?issue=/],
    ] as const) {
      await page.keyboard.press('Control+k');
      await box().fill(query);
      await option().first().getByText(title).waitFor();
      await box().press('Enter');
      await eventually(() => page.url()).toMatch(url);
      await eventually(() => page.getByRole('dialog').count()).toBe(0);
      await page.locator('main').getByRole('heading', { name: title }).first().waitFor();
    }
  });
});

test('an unknown URL returns the 404 page, which searches everything and links to the home page', async () => {
  watch.begin(404);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  expect(await page.title()).toBe('Page Not Found');
  expect(await page.locator('h1').textContent()).toBe('Page Not Found');
  await open('/no-such-page');
  const search = page.locator('main').getByRole('searchbox', { name: 'Search everything' });
  await search.fill('village ninety');
  await search.press('Enter');
  const box = page.getByRole('combobox', { name: /Search/ });
  await page.getByRole('option').first().getByText('One Village, Ninety Years of Records').waitFor();
  expect(await box.inputValue()).toBe('village ninety');
  await box.fill('sleep');
  await page.keyboard.press('Control+k');
  expect(await page.getByRole('dialog').count()).toBe(1);
  const close = async () => {
    await box.press('Escape');
    await eventually(() => page.getByRole('dialog').count()).toBe(0);
  };
  await close();
  await search.press('Enter');
  await eventually(() => box.inputValue()).toBe('village ninety');
  await close();
  expect(await page.getByRole('heading', { name: 'Latest Episode' }).isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Back to the home page' }).click();
  await eventually(path).toBe('/');
});
