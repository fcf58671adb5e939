import { EPISODE_TYPES } from '@longreturn/contract/content-types';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { ownSiteAndBrowser } from './site-and-browser.ts';
import { visit } from './visit.ts';
import { type PageWatch, watchPage } from './watch-page.ts';

const PAGE_SIZE = 12;
/** The number of cards on the first page of a list: a large card for the newest item, and twelve below it. */
const FIRST_PAGE_SIZE = PAGE_SIZE + 1;
const PLAYER_HOSTS = /youtube-nocookie\.com|open\.spotify\.com|embed\.podcasts\.apple\.com/;

const surroundings = ownSiteAndBrowser();
let context: BrowserContext;
let page: Page;
let watch: PageWatch;
/** The URLs of requests to other hosts. Each of them gets an empty page as its response. */
let foreign: string[];

beforeEach(async () => {
  const { browser, site } = surroundings;
  context = await browser.newContext({ baseURL: site.origin, viewport: { width: 1280, height: 900 } });
  foreign = [];
  await context.route(
    (url) => url.origin !== site.origin,
    (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' });
    },
  );
  page = await context.newPage();
  watch = watchPage(page, site.origin);
});
afterEach(async () => {
  await context.close();
  expect(watch.faults().filter((fault) => !PLAYER_HOSTS.test(fault))).toEqual([]);
});

const open = (path: string) => visit(page, surroundings.site.origin + path);
const cards = () => page.locator('main article');
const parameter = (name: string) => new URL(page.url()).searchParams.get(name);
const path = () => new URL(page.url()).pathname;

describe('the episode list', () => {
  const search = () => page.getByRole('searchbox', { name: 'Search episodes' });
  const openCardWithMedia = async ({ isPremium }: { isPremium: boolean }) => {
    const response = await fetch(`${surroundings.site.origin}/api/episodes`);
    const episodes = (await response.json()) as { title: string; isPremium: boolean; mediaCount: number }[]; // the documented response
    const { title } = episodes.find((each) => each.isPremium === isPremium && each.mediaCount > 0) ?? { title: '' };
    await open(`/episodes?q=${encodeURIComponent(title)}`);
    return cards().filter({ hasText: title });
  };

  test('filters while the reader types, keeps the text in the URL, and is restored by the back button', async () => {
    await open('/');
    await page.locator('header').getByRole('link', { name: 'Episodes' }).click();
    await search().pressSequentially('sleep', { delay: 30 });
    await eventually(() => parameter('q')).toBe('sleep');
    await eventually(async () => (await cards().allInnerTexts()).every((text) => /sleep/i.test(text))).toBe(true);
    expect(await search().evaluate((box) => box === document.activeElement)).toBe(true);
    const found = await cards().count();
    await cards().first().getByRole('heading').getByRole('link').click();
    await eventually(path).toMatch(/^\/episodes\/.+/);
    await page.goBack();
    await eventually(() => parameter('q')).toBe('sleep');
    await eventually(() => search().inputValue()).toBe('sleep');
    await eventually(() => cards().count()).toBe(found);
    await page.goBack();
    await eventually(path).toBe('/');
  });

  test('says when nothing matches, and offers to clear the search', async () => {
    await open('/episodes?q=zzzz');
    await page.getByText('No episodes found').waitFor();
    expect(await page.getByText('Check back soon for new episodes!').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Clear search' }).click();
    await eventually(() => cards().count()).toBe(FIRST_PAGE_SIZE);
    expect(await search().inputValue()).toBe('');
  });

  test('filters by the selected type', async () => {
    await open('/episodes');
    const types = page.getByRole('combobox', { name: 'Filter by type' });
    expect(await types.getByRole('option').allTextContents()).toEqual(['All Types', ...EPISODE_TYPES]);
    await types.selectOption('Science Deep Dive');
    await eventually(() => parameter('type')).toBe('Science Deep Dive');
    await expect
      .poll(async () => (await cards().allInnerTexts()).every((text) => /Science Deep Dive/.test(text)))
      .toBe(true);
  });

  test('truncates a long description after three lines', async () => {
    await open('/episodes');
    for (const card of [cards().first(), cards().nth(1)]) {
      const lines = await card.locator('[class*=clamped]').evaluate((text) => {
        text.textContent = 'What was measured, in whom, and for how long. '.repeat(40);
        const line = Number.parseFloat(getComputedStyle(text).lineHeight);
        return [text.clientHeight, text.scrollHeight].map((height) => Math.round(height / line));
      });
      expect(lines).toEqual([3, expect.toSatisfy((whole: number) => whole > 3)]);
    }
  });

  test('opens media in the card, and sends no third-party request before a player is clicked', async () => {
    const card = await openCardWithMedia({ isPremium: false });
    await card.getByRole('button', { name: /^Show media/ }).click();
    const item = card
      .getByRole('button')
      .filter({ hasText: /YouTube Video|Spotify Podcast|Apple Podcast/ })
      .first();
    await item.waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    expect(foreign).toEqual([]);
    await item.click();
    await card.locator('iframe').waitFor();
    await eventually(() => foreign.every((url) => PLAYER_HOSTS.test(url)) && foreign.length).toBeGreaterThan(0);
    await card.getByRole('button', { name: /Close player/ }).click();
    expect(await page.locator('iframe').count()).toBe(0);
    await card.getByRole('button', { name: /^Hide media/ }).click();
    await eventually(() => item.count()).toBe(0);
  });

  test('tells an anonymous reader how to join when they open the media of a locked card, and doesn’t request the media', async () => {
    const card = await openCardWithMedia({ isPremium: true });
    expect(await card.getByText('Requires membership to access').isVisible()).toBe(true);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await card.getByRole('button', { name: /^Show media/ }).click();
    await card.getByRole('heading', { name: 'Membership required' }).waitFor();
    expect(await card.getByRole('link', { name: 'Become a member' }).getAttribute('href')).toBe('/membership');
    expect(await card.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toMatch(/^\/login\?next=/);
    expect(requests.filter((url) => url.includes('episodes.media'))).toEqual([]);
  });
});

test('“Play this episode” or “Watch the video” starts the player with one click, and no third-party request is sent before the click', async () => {
  const response = await fetch(`${surroundings.site.origin}/api/episodes`);
  const episodes = (await response.json()) as { slug: string; isPremium: boolean; hasVideo: boolean }[]; // the documented response
  await open(`/episodes/${episodes.find(({ isPremium, hasVideo }) => !isPremium && hasVideo)?.slug}`);
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: /^(Play this episode|Watch the video)$/ }).click();
  const player = page.locator('#media iframe');
  await player.waitFor();
  expect(await player.getAttribute('src')).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/.+autoplay=1/);
  await eventually(() => foreign.filter((url) => PLAYER_HOSTS.test(url)).length).toBeGreaterThan(0);
  await eventually(() => player.evaluate((frame) => frame.getBoundingClientRect().top < innerHeight)).toBe(true);
  await page.locator('header').getByRole('link', { name: 'Episodes' }).click();
  await page.getByRole('searchbox', { name: 'Search episodes' }).waitFor();
  await page.goBack();
  await page.locator('#media').waitFor();
  expect(await player.count()).toBe(0);
});

test.each([
  { kind: 'episodes', least: 60 },
  { kind: 'articles', least: 40 },
])('$kind load page by page until all are loaded, without duplicates', async ({ kind, least }) => {
  await open(`/${kind}`);
  const more = page.getByRole('link', { name: `Load more ${kind}` });
  for (let count = FIRST_PAGE_SIZE; await more.isVisible(); count = await cards().count()) {
    await more.click();
    await eventually(() => cards().count()).toBeGreaterThan(count);
  }
  expect(await page.getByRole('button', { name: `All ${kind} loaded` }).isDisabled()).toBe(true);
  const titles = await cards().getByRole('heading').allInnerTexts();
  expect(titles.length).toBeGreaterThanOrEqual(least);
  expect(new Set(titles).size).toBe(titles.length);
});

test.each([
  { width: 1440, columns: 3 },
  { width: 375, columns: 1 },
])('at $width px, the number of columns below the large article is $columns', async ({ width, columns }) => {
  await page.setViewportSize({ width, height: 900 });
  await open('/articles');
  const edges = await cards().evaluateAll(([, ...all]) => all.map((card) => card.getBoundingClientRect().x));
  expect(new Set(edges).size).toBe(columns);
  expect(new Set(edges.slice(0, columns)).size).toBe(columns);
});

test('the article list shows only the kinds that are checked in the filter', async () => {
  await open('/articles');
  await page.getByText('Filter', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Premium' }).uncheck();
  await eventually(() => parameter('premium')).toBe('0');
  await eventually(() => page.getByText('Membership required').count()).toBe(0);
  await page.getByRole('checkbox', { name: 'Free' }).uncheck();
  await page.getByText('No articles found').waitFor();
  expect(await page.getByText('Check back soon for new articles!').isVisible()).toBe(true);
  await page.getByRole('checkbox', { name: 'Premium' }).check();
  const premium = cards().filter({ hasText: 'Membership required' });
  await eventually(() => premium.count()).toBeGreaterThan(0);
  expect(await cards().count()).toBe(await premium.count());
});

test('the article list shows the number of articles', async () => {
  await open('/articles');
  const count = page.locator('main search').getByRole('status');
  const all = (await count.textContent()) ?? '';
  expect(all).toMatch(/^\d+ articles$/);
  expect(await count.isVisible()).toBe(true);
  await page.getByText('Filter', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Premium' }).uncheck();
  await eventually(() => count.textContent()).not.toBe(all);
  await page.getByRole('checkbox', { name: 'Free' }).uncheck();
  await eventually(() => count.textContent()).toBe('0 articles');
});

test('the chosen theme persists when another page is loaded', async () => {
  await open('/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Switch to dark theme' }).click();
  await eventually(background).not.toBe(light);
  const dark = await background();
  await open('/episodes');
  expect(await background()).toBe(dark);
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await eventually(background).toBe(light);
});

test.each([
  { width: 375, drawer: 300 },
  { width: 768, drawer: 400 },
])(
  'at $width px, the menu is a drawer that is $drawer px wide and closes when the reader follows a link',
  async ({ width, drawer }) => {
    await page.setViewportSize({ width, height: 800 });
    await open('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await eventually(async () => (await dialog.boundingBox())?.x).toBe(width - drawer);
    expect((await dialog.boundingBox())?.width).toBe(drawer);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Open menu');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await dialog.getByRole('link', { name: 'Explore Topics' }).click();
    await eventually(path).toBe('/topics');
    await dialog.waitFor({ state: 'hidden' });
  },
);

test('the old URL of a renamed episode redirects to the new URL', async () => {
  const [before, after] = ['a-quarter-less-for-two-years', 'a-quarter-less-for-three-years'];
  await open(`/episodes/${before}`);
  await surroundings.site.renameEpisode(before, after);
  await eventually(async () => {
    await open(`/episodes/${before}`);
    return path();
  }).toBe(`/episodes/${after}`);
  expect(await page.locator('h1').textContent()).toContain('A Quarter Less');
});
