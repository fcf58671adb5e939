import { launchChromium } from '@longreturn/running-site/launch-chromium';
import type { SharedSite } from '@longreturn/running-site/shared-site';
import { startTestSite, type TestSite } from '@longreturn/running-site/start-test-site';
import type { Browser } from 'playwright-core';
import { beforeAll, inject } from 'vitest';

export interface Surroundings<Site extends SharedSite = SharedSite> {
  site: Site;
  browser: Browser;
}

/**
 * Provides the site that all test files share, which has the sample catalogue, and a browser for the tests of a file. The
 * returned object is filled in before the first test.
 */
export function siteAndBrowser(): Surroundings {
  return surround(async () => ({ site: inject('sharedSite') }));
}

/**
 * Provides a separate site and a browser, for test files that change what everyone sees or need environment variables.
 * `prepare` returns these variables, and may start the servers they refer to.
 */
export function ownSiteAndBrowser(
  prepare: () => Promise<Record<string, string>> = async () => ({}),
): Surroundings<TestSite> {
  return surround(async () => {
    const site = await startTestSite(await prepare());
    return { site, stop: site.stop };
  });
}

function surround<Site extends SharedSite>(
  open: () => Promise<{ site: Site; stop?: () => Promise<void> }>,
): Surroundings<Site> {
  const surroundings = {} as Surroundings<Site>; // empty until the hook below has run, which vitest does before any test
  beforeAll(async () => {
    const [opened, browser] = await Promise.all([open(), launchChromium()]);
    Object.assign(surroundings, { site: opened.site, browser });
    return async () => {
      await browser.close();
      await opened.stop?.();
    };
  });
  return surroundings;
}
