import { LIMITS } from '@longreturn/contract/limits';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { hydrated } from './hydrated.ts';
import { openFaultlessPage } from './open-faultless-page.ts';
import { siteAndBrowser } from './site-and-browser.ts';
import { visit } from './visit.ts';

const surroundings = siteAndBrowser();
let page: Page;

beforeEach(async () => {
  const opened = await openFaultlessPage(surroundings);
  page = opened.page;
  return opened.close;
});

/** Each list: its path, a selector of its items, and the text of its “Load more” link. */
const LISTS = [
  { path: '/episodes', items: 'main article h2 a', more: 'Load more episodes' },
  { path: '/episodes?q=the', items: 'main article h2 a', more: 'Load more episodes' },
  { path: '/articles', items: 'main article h2 a', more: 'Load more articles' },
  { path: '/newsletter', items: 'main article h3 a', more: 'Load more articles' },
  { path: '/newsletter?archive=all', items: 'main li h2 a', more: 'Load more issues' },
  { path: '/research', items: 'main h3', more: 'Load More Papers' },
];

const open = (path: string) => visit(page, surroundings.site.origin + path);
const titlesOf = (items: string) => page.locator(items).allInnerTexts();

async function loadMore(more: string, items: string): Promise<void> {
  const before = await page.locator(items).count();
  await page.getByRole('link', { name: more }).click();
  await eventually(() => page.locator(items).count()).toBeGreaterThan(before);
}

describe.each(LISTS)('the loaded pages of $path', ({ path, items, more }) => {
  test('are still shown after a reload and after Back', async () => {
    await open(path);
    await loadMore(more, items);
    const titles = await titlesOf(items);
    await page.reload({ waitUntil: 'load' });
    await hydrated(page);
    expect(await titlesOf(items)).toEqual(titles);
    await page.locator('footer').getByRole('link', { name: 'Speaking' }).click();
    await page.getByRole('heading', { level: 1, name: /Speaking/ }).waitFor();
    await page.goBack();
    await eventually(() => titlesOf(items)).toEqual(titles);
  });
});

test('after a reload, both lists of a topic show as many pages as before', async () => {
  await open('/topics/exercise');
  const cards = (title: string) => page.getByRole('region', { name: title }).locator('article');
  const counts = async () => [await cards('Episodes').count(), await cards('Articles').count()];
  for (const kind of ['episodes', 'articles']) {
    const more = page.getByRole('link', { name: `Load more ${kind}` });
    if ((await more.count()) === 0) continue;
    const before = await counts();
    await more.click();
    await eventually(counts).not.toEqual(before);
  }
  const loaded = await counts();
  expect(Math.max(...loaded)).toBeGreaterThan(LIMITS.step);
  await page.reload({ waitUntil: 'load' });
  await hydrated(page);
  expect(await counts()).toEqual(loaded);
});

test('Back returns to the scroll position in a list, even after more pages were loaded', async () => {
  await open('/episodes');
  await loadMore('Load more episodes', 'main article h2 a');
  await loadMore('Load more episodes', 'main article h2 a');
  const last = page.locator('main article h2 a').last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await last.click();
  await page
    .locator('#media')
    .or(page.getByRole('heading', { name: /^(Hosts|With)$/ }))
    .first()
    .waitFor();
  await page.goBack();
  await last.waitFor();
  await eventually(() => page.evaluate(() => scrollY)).toBe(place);
});

test('a list opened by a link shows one page, even if more pages were loaded before', async () => {
  await open('/articles');
  await loadMore('Load more articles', 'main article h2 a');
  await page.locator('footer').getByRole('link', { name: 'Speaking' }).click();
  await page.getByRole('heading', { level: 1, name: /Speaking/ }).waitFor();
  await page.locator('footer').getByRole('link', { name: 'Premium Articles' }).click();
  await page.getByRole('searchbox', { name: 'Search articles' }).waitFor();
  await eventually(() => page.locator('main article').count()).toBe(LIMITS.step + 1);
});

test('without JavaScript, ?steps=n shows n pages, up to the maximum', async () => {
  const context = await surroundings.browser.newContext({
    javaScriptEnabled: false,
    baseURL: surroundings.site.origin,
  });
  const plain = await context.newPage();
  const countAt = async (path: string) => {
    await plain.goto(path);
    return plain.locator('main article').count();
  };
  expect(await countAt('/articles?steps=3')).toBe(3 * (LIMITS.step + 1));
  expect(await countAt('/episodes?steps=2')).toBe(2 * (LIMITS.step + 1));
  expect(await countAt('/episodes?steps=99999')).toBe(LIMITS.step + 1);
  expect(await countAt('/episodes?steps=9999')).toBeLessThanOrEqual(LIMITS.steps * (LIMITS.step + 1));
  await context.close();
});
