import { HERO } from '@longreturn/site/brand';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { siteAndBrowser } from './site-and-browser.ts';
import { visit } from './visit.ts';

const surroundings = siteAndBrowser();
let context: BrowserContext;
let page: Page;
/** Uncaught errors in the page. A failed procedure call must not cause any. */
let uncaught: string[];

beforeEach(async () => {
  context = await surroundings.browser.newContext({
    baseURL: surroundings.site.origin,
    viewport: { width: 1280, height: 900 },
  });
  page = await context.newPage();
  uncaught = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
});
afterEach(async () => {
  await context.close();
  expect(uncaught).toEqual([]);
});

/** The number of cards on the first page of a list: a large card for the newest item, and twelve below it. */
const FIRST_PAGE_SIZE = 13;

const open = (path: string) => visit(page, surroundings.site.origin + path);
const cards = () => page.locator('main article');
const path = () => new URL(page.url()).pathname;
const parameter = (name: string) => new URL(page.url()).searchParams.get(name);
const follow = (link: string) => page.locator('header').getByRole('link', { name: link }).click();

/** From now on, aborts calls of procedures whose name contains this text. Returns a function that allows them again. */
async function block(procedure: string): Promise<() => Promise<void>> {
  return intercept(procedure, (route) => route.abort('connectionreset'));
}

/** From now on, calls of procedures whose name contains this text wait. Returns a function that releases the calls. */
async function hold(procedure: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await intercept(procedure, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function intercept(procedure: string, how: (route: Route) => Promise<void>): Promise<() => Promise<void>> {
  const called = (url: URL) => url.pathname.startsWith('/trpc/') && url.pathname.includes(procedure);
  await page.route(called, how);
  return () => page.unroute(called, how);
}

/** Runs in the page. Returns whether React has hydrated the element. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactFiber'));

test.each(['react', 'create-app', 'topics.index'])(
  'a page hydrates even if its script “%s” fails to load at first',
  async (file) => {
    let asked = 0;
    await page.route(`**/assets/${file}-*.js`, (route) => (++asked === 1 ? route.abort('failed') : route.continue()));
    await page.goto(`${surroundings.site.origin}/topics`, { waitUntil: 'commit' });
    await eventually(() => asked).toBeGreaterThan(1); // a retry or a reload, depending on the file and the browser
    await eventually(() => page.locator('main h1').evaluate(isHydrated)).toBe(true);
  },
);

test('while offline, links to pages that were loaded before still work, and other links show a toast; all links work when the network is back', async () => {
  const idleCode = ['mantine', 'toaster', 'static-parts'].map((file) =>
    page.waitForEvent('requestfinished', (request) => request.url().includes(`/assets/${file}-`)),
  );
  await open('/');
  await Promise.all(idleCode);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  await follow('About');
  await heading('About');
  await follow('Topics');
  await heading('Topic Archive');
  await context.setOffline(true);
  await follow('Episodes');
  await page.getByRole('alert').filter({ hasText: 'You’re offline' }).waitFor();
  await heading('Topic Archive');
  expect(path()).toBe('/topics');
  await follow('About');
  await heading('About');
  await follow('The Long Return, home');
  await heading(HERO.title);
  await page.getByRole('region', { name: 'The Forecast Ledger' }).waitFor();
  await page.goBack();
  await heading('About');
  await context.setOffline(false);
  await follow('Episodes');
  await heading('Episodes');
});

test('a progress bar appears 200 ms after a slow navigation starts, and doesn’t move the page’s content', async () => {
  await open('/about');
  const bar = page.getByRole('progressbar', { name: 'Loading page' });
  const tops = () =>
    page.locator('header, h1').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  const before = await tops();
  const release = await hold('topics.list');
  await follow('Topics');
  await bar.waitFor();
  expect(await bar.evaluate((element) => getComputedStyle(element).animationDelay)).toMatch(/^0\.2s\b/);
  expect(await tops()).toEqual(before);
  release();
  await page.getByRole('heading', { level: 1, name: 'Topic Archive' }).waitFor();
  await bar.waitFor({ state: 'detached' });
});

describe('a list on a bad connection', () => {
  test.each([
    { kind: 'articles', link: 'Articles', procedure: 'articles.cards' },
    { kind: 'episodes', link: 'Episodes', procedure: 'episodes.list' },
  ])('says that the $kind failed to load, and “Try again” loads them', async ({ kind, link, procedure }) => {
    await open('/topics');
    const unblock = await block(procedure);
    await follow(link);
    await page.getByRole('heading', { name: `Failed to fetch ${kind}` }).waitFor();
    expect(await cards().count()).toBe(0);
    await unblock();
    await page.getByRole('button', { name: 'Try again' }).click();
    await eventually(() => cards().count()).toBe(FIRST_PAGE_SIZE);
    expect(await page.getByText(`Failed to fetch ${kind}`).count()).toBe(0);
  });

  test('is requested once per visit, without automatic retries', async () => {
    await open('/topics');
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().includes('episodes.list')) calls += 1;
    });
    await block('episodes.list');
    // Clicks without the pointer, because hovering over the link would preload the list.
    await page
      .locator('header')
      .getByRole('link', { name: 'Episodes' })
      .evaluate((link: HTMLElement) => link.click());
    await page.getByText('Failed to fetch episodes').waitFor();
    expect(calls).toBe(1);
  });

  test("shows 'Loading articles...' while it is slow", async () => {
    await open('/topics');
    const release = await hold('articles.cards');
    await follow('Articles');
    await page.getByText('Loading articles...').waitFor();
    expect(await page.locator('h1').textContent()).toBe('Articles and newsletter');
    release();
    await eventually(() => cards().count()).toBe(FIRST_PAGE_SIZE);
    expect(await page.getByText('Loading articles...').count()).toBe(0);
  });
});

test('while the results for another filter load, the “Load more” link still belongs to the list that is shown', async () => {
  await open('/articles');
  const more = () => page.getByRole('link', { name: 'Load more articles' }).getAttribute('href');
  const before = await more();
  const release = await hold('articles.cards');
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('the');
  await eventually(() => parameter('q')).toBe('the');
  await page.locator('[aria-busy="true"]').waitFor();
  expect(await more()).toBe(before);
  release();
  await eventually(() => page.locator('[aria-busy="true"]').count()).toBe(0);
});

test("if media fail to load, the card says 'Failed to fetch media', and 'Try again' loads them", async () => {
  await open('/episodes');
  const unblock = await block('episodes.media');
  const card = cards()
    .filter({ hasNotText: 'Requires membership to access' })
    .filter({ hasText: /Show media/ })
    .first();
  await card.getByRole('button', { name: /^Show media/ }).click();
  await page.getByText('Failed to fetch media').waitFor();
  await unblock();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page
    .getByText(/YouTube Video|Spotify Podcast|Apple Podcast/)
    .first()
    .waitFor();
  expect(await page.getByText('Failed to fetch media').count()).toBe(0);
});

describe('the site search on a slow connection', () => {
  const box = () => page.getByRole('combobox', { name: /Search/ });
  const options = () => page.getByRole('option');

  test('Enter waits for the results of the text in the search box', async () => {
    await open('/');
    await page.keyboard.press('Control+k');
    await box().fill('sleep');
    await options().first().waitFor();
    const release = await hold('content.search');
    await box().fill('village ninety');
    await page.locator('[role="listbox"][aria-busy="true"]').waitFor();
    await box().press('Enter');
    expect(path()).toBe('/');
    release();
    await eventually(path).toBe('/episodes/one-village-ninety-years-of-records');
  });

  test('a result shows “In the transcript” if only the transcript contains the words', async () => {
    await open('/');
    await page.route(/content\.search/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('"inTranscript":false', '"inTranscript":true');
      await route.fulfill({ response, body });
    });
    await page.keyboard.press('Control+k');
    await box().fill('village ninety');
    await options().first().getByText('In the transcript').waitFor();
    await page.unroute(/content\.search/);
  });

  test('the message that nothing was found disappears while another query loads', async () => {
    await open('/');
    await page.keyboard.press('Control+k');
    await box().fill('zzzz');
    await page.getByText('Nothing found for “zzzz”').waitFor();
    const release = await hold('content.search');
    await box().fill('village');
    await page.getByText('Searching...').waitFor();
    expect(await page.getByText(/Nothing found/).count()).toBe(0);
    release();
    await options().first().waitFor();
  });
});

describe.each([
  { width: 375, drawer: 300 },
  { width: 768, drawer: 400 },
])('at $width px the drawer', ({ width, drawer }) => {
  const menu = () => page.getByRole('button', { name: 'Open menu' });
  const dialog = () => page.getByRole('dialog', { name: 'Menu' });
  const openDrawer = async () => {
    await page.setViewportSize({ width, height: 800 });
    await open('/');
    await menu().click();
    await eventually(async () => (await dialog().boundingBox())?.x).toBe(width - drawer);
  };

  test(`is ${drawer} px wide, and Escape closes it`, async () => {
    await openDrawer();
    expect((await dialog().boundingBox())?.width).toBe(drawer);
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
    expect(await menu().evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('has the header’s links, and closes when the reader follows a link', async () => {
    await openDrawer();
    const links = dialog().locator('a[href^="/"]');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/episodes',
      '/topics',
      '/newsletter',
      '/about',
      '/login',
      '/register',
    ]);
    await dialog().getByRole('link', { name: 'Episodes' }).click();
    await eventually(path).toBe('/episodes');
    await dialog().waitFor({ state: 'hidden' });
  });

  test('is open if the reader followed the menu link before hydration', async () => {
    await page.setViewportSize({ width, height: 800 });
    await open('/topics#menu');
    await eventually(async () => (await dialog().boundingBox())?.x).toBe(width - drawer);
    await dialog().getByRole('button', { name: 'Close menu' }).click();
    await dialog().waitFor({ state: 'hidden' });
  });

  test('shows the social profiles in one row, as links of at least 24 px', async () => {
    await openDrawer();
    const boxes = await dialog()
      .locator('a[target="_blank"]')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(7);
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
    for (const box of boxes) expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
  });
});
