import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { eventually } from './eventually.ts';
import { holdScripts, openUnscripted } from './held-scripts.ts';
import { hydrated } from './hydrated.ts';
import { openFaultlessPage } from './open-faultless-page.ts';
import { findPaths, type RouteName } from './routes.ts';
import { siteAndBrowser } from './site-and-browser.ts';
import { visit } from './visit.ts';

const DOWN = 700;

const surroundings = siteAndBrowser();
let page: Page;
let paths: Record<RouteName, string>;

beforeEach(async () => {
  paths ??= await findPaths(surroundings.site.origin);
  const opened = await openFaultlessPage(surroundings, { colorScheme: 'light' }, PLAYERS);
  page = opened.page;
  return opened.close;
});

/** Requests to these hosts are not faults, because the tests open their players. */
const PLAYERS = /youtube-nocookie\.com|open\.spotify\.com|embed\.podcasts\.apple\.com/;

const urlOf = (path: string) => surroundings.site.origin + path;
const scrollTop = () => page.evaluate(() => Math.round(scrollY));
const path = () => new URL(page.url()).pathname;
const theme = () => page.evaluate(() => document.documentElement.getAttribute('data-mantine-color-scheme'));

/** Opens a page without its scripts, lets the reader act, and then releases the scripts. */
async function actEarly(url: string, act: () => Promise<void>): Promise<void> {
  const { release } = await holdScripts(page);
  await openUnscripted(page, urlOf(url));
  await act();
  release();
  await hydrated(page);
}

async function scrollDown(): Promise<number> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), DOWN);
  return scrollTop();
}

describe('scrolling', () => {
  test.each<RouteName>(['the home page', 'the episodes', 'the hosts and the team', 'a free article'])(
    'the page “%s” keeps a scroll position from before the scripts loaded',
    async (name) => {
      let before = 0;
      await actEarly(paths[name], async () => {
        before = await scrollDown();
      });
      expect(before).toBe(DOWN);
      expect(await scrollTop()).toBe(before);
    },
  );

  test('a page keeps its scroll position after a reload, even with slow scripts, and after going back', async () => {
    // Blocks our fonts, because they may load late and the text would then wrap in another way.
    await page.route('**/*.woff2', (route) => route.abort('aborted'));
    await visit(page, urlOf('/episodes'));
    const before = await scrollDown();
    await page.reload({ waitUntil: 'load' });
    await hydrated(page);
    expect(await scrollTop()).toBe(before);
    // Clicks without the pointer, because Playwright would first scroll to the link.
    const link = page.locator('footer').getByRole('link', { name: 'Host Bio' });
    await link.evaluate((element: HTMLElement) => element.click());
    await eventually(path).toBe('/about');
    await eventually(scrollTop).toBe(0);
    await page.goBack();
    await eventually(path).toBe('/episodes');
    await eventually(scrollTop).toBe(before);
    const { release } = await holdScripts(page);
    await page.reload({ waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await eventually(scrollTop).toBe(before);
    release();
    await hydrated(page);
    expect(await scrollTop()).toBe(before);
  });

  test('a page opens at the fragment in its URL', async () => {
    await visit(page, `${urlOf(paths['a free episode'])}#media`);
    expect(await page.locator('#media').evaluate((media) => media.getBoundingClientRect().top)).toBeLessThan(300);
  });
});

test('a page follows the system’s theme even if it changes before the scripts load', async () => {
  await actEarly('/', () => page.emulateMedia({ colorScheme: 'dark' }));
  await eventually(theme).toBe('dark');
});

describe('a click before the scripts loaded', () => {
  const header = () => page.locator('header');

  test('switches the theme when the scripts load', async () => {
    await actEarly('/', () => header().getByRole('button', { name: 'Switch theme' }).click());
    await eventually(theme).toBe('dark');
  });

  test('opens the search', async () => {
    await actEarly('/about', () => header().getByRole('link', { name: 'Search' }).click());
    await page.getByRole('dialog', { name: 'Search' }).waitFor();
    expect(path()).toBe('/about');
  });

  test('shows the menu immediately, and the menu becomes the drawer when the scripts load', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    await actEarly('/about', async () => {
      await header().getByRole('link', { name: 'Menu', exact: true }).click();
      await header().getByRole('link', { name: 'Login' }).waitFor();
    });
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  });

  test('opens the media of a card', async () => {
    await actEarly('/episodes', () =>
      page
        .getByRole('link', { name: /^Show media/ })
        .first()
        .click(),
    );
    await page
      .getByRole('button', { name: /^Hide media/ })
      .first()
      .waitFor();
    expect(path()).toBe('/episodes');
  });

  test('plays a media item in place', async () => {
    await page.route(PLAYERS, (route) => route.fulfill({ contentType: 'text/html', body: '<title>a player</title>' }));
    await actEarly(paths['a free episode'], () => page.locator('#media li a').first().click());
    await page.locator('#media iframe').waitFor();
  });

  test('starts the episode', async () => {
    await page.route(PLAYERS, (route) => route.fulfill({ contentType: 'text/html', body: '<title>a player</title>' }));
    await actEarly(paths['a free episode'], () =>
      page.getByRole('link', { name: /^(Play this episode|Watch the video)$/ }).click(),
    );
    await page.locator('#media iframe').waitFor();
  });

  test('follows the control’s link if it is the second click on that control', async () => {
    const { release } = await holdScripts(page);
    await openUnscripted(page, urlOf('/about'));
    await header().getByRole('link', { name: 'Search' }).click();
    await header().getByRole('link', { name: 'Search' }).click();
    await eventually(path).toBe('/episodes');
    release();
  });

  test('follows the link if the scripts fail to load', async () => {
    const stranger = await surroundings.browser.newPage();
    const { promise, resolve } = Promise.withResolvers<void>();
    await stranger.route(
      ({ pathname }) => pathname.endsWith('.js'),
      async (route) => {
        await promise;
        await route.abort();
      },
    );
    await openUnscripted(stranger, urlOf('/about'));
    await stranger.locator('header').getByRole('link', { name: 'Search' }).click();
    resolve();
    await stranger.waitForURL(/\/episodes$/, { waitUntil: 'commit' });
    await stranger.close();
  });
});

test('a figure’s slider is disabled until its code has loaded, then redraws the figure, and isn’t printed', async () => {
  const figure = page.locator('main figure');
  const slider = figure.getByRole('slider', { name: 'Discount rate' });
  const curve = () => figure.locator('svg.large path.hot').getAttribute('d');
  const height = async () => (await figure.boundingBox())?.height;
  let sent: [string | null, number | undefined] = [null, undefined];
  await actEarly('/articles/the-price-of-a-healthy-year', async () => {
    sent = [await curve(), await height()];
    expect(await slider.isDisabled()).toBe(true);
  });
  await eventually(() => slider.isEnabled()).toBe(true);
  await slider.press('ArrowRight');
  await figure.getByText('At 3.5\u00a0%, a healthy year 40 years from now is worth 0.253 years today.').waitFor();
  expect(await curve()).not.toBe(sent[0]);
  await slider.press('End');
  await eventually(() => slider.getAttribute('aria-valuetext')).toBe('15\u00a0%');
  expect(await height()).toBe(sent[1]);
  await page.emulateMedia({ media: 'print' });
  expect(await slider.isVisible()).toBe(false);
  expect(await figure.getByText('At 15\u00a0%').isVisible()).toBe(true);
});
