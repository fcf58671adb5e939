import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { findFaults, SCHEMES, WIDTHS } from './find-faults.ts';
import { openWatchedPage } from './open-watched-page.ts';
import { findAddresses, ROUTE_NAMES, type RouteName, statusOf } from './routes.ts';
import { siteAndBrowser } from './site-and-browser.ts';

/** Chromium tells of a preload that nothing used three seconds after the load event. */
const LATE_MESSAGES_MS = 4000;

const surroundings = siteAndBrowser();
let addresses: Record<RouteName, string>;
beforeAll(async () => {
  addresses = await findAddresses(surroundings.site.origin);
});

describe.each(SCHEMES)('in %s', (scheme) => {
  test.concurrent.each(ROUTE_NAMES)('%s is calm, quiet and accessible at every width', async (name) => {
    const { site, browser } = surroundings;
    const { page, watch, close } = await openWatchedPage(browser, site.origin, scheme);
    const visit = { url: site.origin + addresses[name], status: statusOf(name), scheme };
    const faults: string[] = [];
    for (const width of WIDTHS) faults.push(...(await findFaults(page, watch, { ...visit, width })));
    await close();
    expect(faults).toEqual([]);
  });
});

test('nothing is preloaded in vain: the console stays empty after the pages have loaded', async () => {
  const { site, browser } = surroundings;
  const opened = [];
  for (const name of ROUTE_NAMES) {
    const { page, watch, close } = await openWatchedPage(browser, site.origin, 'light');
    opened.push({ watch, close });
    watch.begin(statusOf(name));
    await page.goto(site.origin + addresses[name], { waitUntil: 'load' });
  }
  await pause(LATE_MESSAGES_MS);
  for (const { close } of opened) await close();
  expect(opened.flatMap(({ watch }) => watch.faults())).toEqual([]);
});
