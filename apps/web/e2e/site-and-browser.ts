import { launchChromium } from '@longreturn/running-site/launch-chromium';
import type { SharedSite } from '@longreturn/running-site/shared-site';
import { startTestSite, type TestSite } from '@longreturn/running-site/start-test-site';
import type { Browser } from 'playwright-core';
import { inject, test } from 'vitest';

export interface Surroundings<Site extends SharedSite = SharedSite> {
  site: Site;
  browser: Browser;
}

/** The admin of the site that `adminSiteAndBrowser` provides. */
export const ADMIN = { email: 'owner@example.org', password: 'Oxygen-Uptake-40' };

/** What the test files of a worker share. Each fixture starts when first needed, and ends after the last file. */
const shared = test
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the dependencies of a fixture from the pattern
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchChromium();
    onCleanup(() => browser.close());
    return browser;
  })
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the dependencies of a fixture from the pattern
  .extend('adminSite', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const site = await startTestSite({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
    onCleanup(site.stop);
    return site;
  });

/**
 * Provides a browser for the tests of a file, and the site that all test files share. The site has the sample
 * catalogue. The returned object is filled in before the first test.
 */
export function siteAndBrowser(): Surroundings {
  const surroundings = {} as Surroundings; // filled in by the hook, which runs before the first test
  shared.beforeAll(({ browser }) => fillIn(surroundings, browser, inject('sharedSite')));
  return surroundings;
}

/**
 * Provides a site with an admin, and a browser. Other test files of the same worker use the same site. So each file
 * creates its own data, counts only its own data, and undoes changes to what everyone sees.
 */
export function adminSiteAndBrowser(): Surroundings<TestSite> {
  const surroundings = {} as Surroundings<TestSite>; // as above
  shared.beforeAll(({ browser, adminSite }) => fillIn(surroundings, browser, adminSite));
  return surroundings;
}

/**
 * Provides a separate site and a browser, for test files that need environment variables or change what everyone sees.
 * `prepare` returns these variables, and may start the servers they refer to.
 */
export function ownSiteAndBrowser(
  prepare: () => Promise<Record<string, string>> = async () => ({}),
): Surroundings<TestSite> {
  const surroundings = {} as Surroundings<TestSite>; // as above
  shared.beforeAll(async ({ browser }) => {
    const site = await startTestSite(await prepare());
    const closeContexts = fillIn(surroundings, browser, site);
    return async () => {
      await closeContexts();
      await site.stop();
    };
  });
  return surroundings;
}

/** Fills in `surroundings`. Returns a function that closes what a failed test has left open in the browser. */
function fillIn<Site extends SharedSite>(surroundings: Surroundings<Site>, browser: Browser, site: Site) {
  Object.assign(surroundings, { site, browser });
  return async () => {
    for (const context of browser.contexts()) await context.close();
  };
}
