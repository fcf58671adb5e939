import { beforeAll, expect, test } from 'vitest';
import { deadEnds, numbersOfControls, pressAndLook } from './controls.ts';
import { findAddresses, ROUTE_NAMES, type RouteName } from './routes.ts';
import { siteAndBrowser } from './site-and-browser.ts';
import { visit } from './visit.ts';

const surroundings = siteAndBrowser();
let addresses: Record<RouteName, string>;
beforeAll(async () => {
  addresses = await findAddresses(surroundings.site.origin);
});

/** Header and footer are the same on every page. */
const PARTS: Partial<Record<RouteName, string>> = { 'the home page': 'body' };

test.concurrent.each(ROUTE_NAMES)(
  'every control of %s does something, and every link leads somewhere',
  async (name) => {
    const { site, browser } = surroundings;
    const part = PARTS[name] ?? 'main';
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await context.newPage();
    const open = () => visit(page, site.origin + addresses[name]);
    await open();
    const faults = await deadEnds(page, part);
    for (const number of await numbersOfControls(page, part)) {
      await open();
      const inert = await pressAndLook(page, part, number);
      if (inert !== undefined) faults.push(`'${inert}' does nothing`);
    }
    await context.close();
    expect(faults).toEqual([]);
  },
);
