import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPaths, ROUTE_NAMES, type RouteName, statusOf } from './routes.ts';
import { siteAndBrowser } from './site-and-browser.ts';

/** Minimum lengths of the text in <main>. The default is 300. A page without its content has less text. */
const MIN_TEXT_LENGTHS: Partial<Record<RouteName, number>> = {
  'a free article': 3000,
  'the form for a forgotten password': 200,
  'an invalid password reset link': 200,
  'the confirmation of an email address': 150,
  'the page after a payment': 100,
  'the profile without a session': 100,
  'the dashboard without access': 40,
};
const PAGE_SIZE = 12;

const surroundings = siteAndBrowser();
let paths: Record<RouteName, string>;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  const { browser, site } = surroundings;
  paths = await findPaths(site.origin);
  context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.origin,
    viewport: { width: 1280, height: 900 },
  });
  page = await context.newPage();
});
afterAll(() => context.close());

const cards = () => page.locator('main article');

test.each(ROUTE_NAMES)('the page “%s” shows its content', async (name) => {
  const response = await page.goto(paths[name]);
  expect(response?.status()).toBe(statusOf(name));
  expect(await page.locator('h1').count()).toBe(1);
  expect(await page.locator('h1').isVisible()).toBe(true);
  const [text] = await page.locator('main').allInnerTexts();
  expect(text?.trim().length).toBeGreaterThan(MIN_TEXT_LENGTHS[name] ?? 300);
  expect(await page.locator('header').getByRole('link').count()).toBeGreaterThan(4);
  expect(await page.locator('footer').getByRole('link').count()).toBeGreaterThan(10);
});

describe('a list', () => {
  test.each(['/episodes', '/articles', '/newsletter'])(
    '%s shows its first page of cards, each with a link',
    async (path) => {
      const count = PAGE_SIZE + 1; // a large card for the newest item, and twelve below it
      await page.goto(path);
      expect(await cards().count()).toBe(count);
      expect(await cards().getByRole('heading').getByRole('link').count()).toBe(count);
    },
  );

  test('links to the next page, until all items are loaded', async () => {
    await page.goto('/episodes');
    const seen = new Set<string>();
    const more = page.getByRole('link', { name: 'Load more episodes' });
    for (let step = 0; step < 10; step += 1) {
      for (const title of await cards().getByRole('heading').allInnerTexts()) seen.add(title);
      if ((await more.count()) === 0) break;
      await more.click();
    }
    expect(await page.getByRole('button', { name: 'All episodes loaded' }).isDisabled()).toBe(true);
    expect(seen.size).toBeGreaterThanOrEqual(60);
  });

  test.each(['/episodes', '/no-such-page'])('the search form of %s searches the episodes', async (path) => {
    await page.goto(path);
    await page.getByRole('searchbox', { name: 'Search episodes' }).fill('sleep');
    await page.getByRole('searchbox', { name: 'Search episodes' }).press('Enter');
    await page.waitForURL((url) => url.searchParams.get('q') === 'sleep');
    expect(await cards().count()).toBeGreaterThan(0);
    expect(await page.getByRole('searchbox', { name: 'Search episodes' }).inputValue()).toBe('sleep');
    for (const text of await cards().allInnerTexts()) expect(text.toLowerCase()).toContain('sleep');
  });

  test('the Apply button applies the type filter', async () => {
    await page.goto('/episodes');
    await page.getByRole('combobox', { name: 'Filter by type' }).selectOption('Investor Lens');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL((url) => url.searchParams.get('type') === 'Investor Lens');
    expect(await cards().count()).toBeGreaterThan(0);
    for (const text of await cards().allInnerTexts()) expect(text).toContain('Investor Lens');
  });

  test('the Apply button applies the article filter', async () => {
    await page.goto('/articles');
    await page.getByText('Filter', { exact: true }).click();
    await page.getByRole('checkbox', { name: 'Free' }).uncheck();
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL((url) => url.searchParams.get('free') === '0');
    expect(await cards().count()).toBeGreaterThan(0);
    for (const text of await cards().allInnerTexts()) expect(text).toContain('Membership required');
  });

  test('the Apply button applies the topic filter', async () => {
    await page.goto('/topics');
    await page.getByText('Filter', { exact: true }).click();
    await page.getByRole('radio', { name: 'Most articles' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL((url) => url.searchParams.get('sort') === 'articles');
    const counts = await page.locator('main a[href^="/topics/"] > :last-child b').allInnerTexts();
    expect(counts.map(Number)).toEqual(counts.map(Number).toSorted((a, b) => b - a));
  });
});

test('a figure with a slider is shown without the slider', async () => {
  await page.goto('/articles/the-price-of-a-healthy-year');
  expect(await page.locator('figure svg.large').isVisible()).toBe(true);
  expect(await page.locator('figure input').isVisible()).toBe(false);
});

test('“Show media” links to the media on the episode’s page, where each item is a link', async () => {
  await page.goto('/episodes');
  await page
    .getByRole('link', { name: /^Show media/ })
    .first()
    .click();
  await page.waitForURL(/\/episodes\/[a-z0-9-]+#media$/);
  const media = page.locator('#media');
  expect(await media.isVisible()).toBe(true);
  await page.goto(paths['a free episode']);
  expect(await media.locator('a[target="_blank"]').count()).toBeGreaterThan(0);
});

describe('on a phone the menu', () => {
  const header = () => page.locator('header');
  const openMenu = async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto('/topics');
    await header().getByRole('link', { name: 'Menu', exact: true }).click();
    await header().getByRole('link', { name: 'Login' }).waitFor();
  };

  test('shows every link of the header within the screen', async () => {
    await openMenu();
    const links = header().getByRole('navigation', { name: 'Main' }).getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(['/episodes', '/topics', '/newsletter', '/about']);
    expect(await header().getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    const box = await header().getByRole('link', { name: 'Sign Up' }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(800);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });

  test('closes when one of its links opens a page', async () => {
    await openMenu();
    await header().getByRole('link', { name: 'Articles' }).click();
    await page.waitForURL(/\/newsletter$/);
    expect(await header().getByRole('link', { name: 'Sign Up' }).isVisible()).toBe(false);
  });

  test('can be closed', async () => {
    await openMenu();
    await header().getByRole('link', { name: 'Close menu' }).click();
    await header().getByRole('link', { name: 'Login' }).waitFor({ state: 'hidden' });
  });
});

test.each(['/login', '/register', '/forgot-password', '/contact', '/newsletter?confirm=secret'])(
  '%s says that its form needs JavaScript',
  async (path) => {
    await page.goto(path);
    const title = page.locator('main noscript p').first();
    expect(await title.isVisible()).toBe(true);
    expect(await title.textContent()).toBe('This form needs JavaScript');
  },
);
