import type { BrowserContext, Page } from 'playwright-core';
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
const parameter = (name: string) => new URL(page.url()).searchParams.get(name);

describe('the research library', () => {
  const papers = () => page.getByRole('region', { name: /Papers \d/ }).locator('article');
  const search = () => page.getByRole('searchbox', { name: 'Search papers' });

  test('filters while the reader types and by badge, stores both in the URL, and restores them with Back', async () => {
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

describe('the press kit', () => {
  test('a copy button copies its text and says so', async () => {
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
