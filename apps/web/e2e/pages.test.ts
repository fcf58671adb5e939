import { beforeAll, test } from 'vitest';
import { openFaultlessPage } from './open-faultless-page.ts';
import { findPaths, ROUTE_NAMES, type RouteName } from './routes.ts';
import { siteAndBrowser } from './site-and-browser.ts';
import { visit } from './visit.ts';

const surroundings = siteAndBrowser();
let paths: Record<RouteName, string>;
beforeAll(async () => {
  paths = await findPaths(surroundings.site.origin);
});

/** The document of an unknown URL has the status 404. */
const NOT_FOUND = /\/no-such-page responded with 404$/;

test.each(ROUTE_NAMES)(
  'the page “%s” opens on a phone without console messages, errors or failed requests',
  async (name) => {
    const phone = { viewport: { width: 375, height: 800 } };
    const { page, close } = await openFaultlessPage(surroundings, phone, NOT_FOUND);
    await visit(page, surroundings.site.origin + paths[name]);
    await close();
  },
);
