import type { CDPSession } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { findFaults, findFaultsAt, VISITS } from '../find-faults.ts';
import { hydrated } from '../hydrated.ts';
import { openWatchedPage } from '../open-watched-page.ts';
import { readCalm, SUBPIXELS } from '../page-calm.ts';
import { findPaths, ROUTE_NAMES, type RouteName, statusOf } from '../routes.ts';
import { siteAndBrowser } from '../site-and-browser.ts';

/** Chromium reports an unused preload three seconds after the load event. */
const LATE_MESSAGES_MS = 4000;
/** Polling at every frame, the default, would make the browser paint all the time. */
const POLL_MS = 200;

/** Enough for three visits with all axe checks, while two other pages and another test file run too. */
const TEST_LIMIT_MS = 180_000;

/**
 * The pages with the most layouts. They are opened at all three widths. The others are opened at the smallest width and
 * then widened to the largest. `npm run crawl` opens all public pages at every width.
 */
const AT_EVERY_WIDTH: ReadonlySet<RouteName> = new Set([
  'the home page',
  'the episodes',
  'a free episode',
  'a free article',
  'a topic',
  'the contact page',
]);

const LARGEST_WIDTH = 1440;

const surroundings = siteAndBrowser();
let paths: Record<RouteName, string>;
beforeAll(async () => {
  paths = await findPaths(surroundings.site.origin);
});

test.concurrent.each(ROUTE_NAMES)(
  'the page “%s” doesn’t shift, logs nothing and is accessible at every tested width, light and dark',
  { timeout: TEST_LIMIT_MS },
  async (name) => {
    const { site, browser } = surroundings;
    const { page, watch, close } = await openWatchedPage(browser, site.origin);
    const faults: string[] = [];
    const hasMostLayouts = AT_EVERY_WIDTH.has(name);
    for (const look of hasMostLayouts ? VISITS : VISITS.slice(0, 1)) {
      const visit = { ...look, url: site.origin + paths[name], status: statusOf(name) };
      faults.push(...(await findFaults(page, watch, visit)));
    }
    if (!hasMostLayouts) faults.push(...(await findFaultsAt(page, LARGEST_WIDTH)));
    await page.waitForFunction(isLoadedSince, LATE_MESSAGES_MS, { polling: POLL_MS });
    await close();
    faults.push(...watch.faults().map((fault) => `late: ${fault}`));
    expect(faults).toEqual([]);
  },
);

const SLOW_NETWORK = { offline: false, latency: 100, downloadThroughput: 500_000, uploadThroughput: 500_000 };

test.concurrent.each<{ name: RouteName; width: number; fonts: 'early' | 'late' }>([
  { name: 'the home page', width: 1440, fonts: 'early' },
  { name: 'a premium episode', width: 375, fonts: 'early' },
  { name: 'the episodes', width: 375, fonts: 'late' },
])(
  'the page “$name” doesn’t shift on a slow first visit at $width px (fonts: $fonts), and finally shows our fonts',
  async ({ name, width, fonts }) => {
    const { site, browser } = surroundings;
    const { page, close } = await openWatchedPage(browser, site.origin);
    await page.setViewportSize({ width, height: 900 });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    const parsed = page.waitForEvent('domcontentloaded');
    if (fonts === 'late') await page.route('**/*.woff2', (route) => parsed.then(() => route.continue()));
    await page.goto(site.origin + paths[name], { waitUntil: 'load' });
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    const { shift, shifts } = await readCalm(page);
    if (shift > SUBPIXELS) expect(shifts).toEqual([]);
    for (const font of await titleFonts(session)) expect(font).toMatch(/^Newsreader/);
    await close();
  },
);

/** Returns the names of the fonts in which the page's title is shown. */
async function titleFonts(session: CDPSession): Promise<string[]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

/** Runs in the page. Returns whether `ms` milliseconds have passed since its load event. */
function isLoadedSince(ms: number): boolean {
  // Entries of the type 'navigation' are `PerformanceNavigationTiming` objects.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit !== undefined && performance.now() - visit.loadEventEnd > ms;
}
