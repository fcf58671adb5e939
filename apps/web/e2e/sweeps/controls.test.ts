import { beforeAll, expect, test } from 'vitest';
import { findInert } from '../find-inert.ts';
import { linkReader } from '../link-faults.ts';
import { findPaths, ROUTE_NAMES, type RouteName } from '../routes.ts';
import { siteAndBrowser } from '../site-and-browser.ts';

/** A high limit, because a test opens its page again for nearly every control. */
const TEST_LIMIT_MS = 180_000;

const surroundings = siteAndBrowser();
let paths: Record<RouteName, string>;
let linkFaults: ReturnType<typeof linkReader>;
beforeAll(async () => {
  const { origin } = surroundings.site;
  paths = await findPaths(origin);
  linkFaults = linkReader(origin);
});

/** The kinds of controls that a test has operated. A kind is operated once, not on each page that has it. */
const operated = new Set<string>();

/**
 * The part of a page to test; 'main' by default. The header and footer are the same on every page, so only the test of
 * the home page includes them.
 */
const PARTS: Partial<Record<RouteName, string>> = { 'the home page': 'body' };

test.concurrent.each(ROUTE_NAMES)(
  'on the page “%s”, every new kind of control does something and every link leads somewhere',
  { timeout: TEST_LIMIT_MS },
  async (name) => {
    const { site, browser } = surroundings;
    const url = site.origin + paths[name];
    const part = PARTS[name] ?? 'main';
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await context.newPage();
    const faults = await findInert({ page, url, part, operated, inspect: linkFaults });
    await context.close();
    expect(faults).toEqual([]);
  },
);
