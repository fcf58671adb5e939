import { launchChromium } from '@longreturn/running-site/launch-chromium';
import type { SharedSite } from '@longreturn/running-site/shared-site';
import { startTestSite, type TestSite } from '@longreturn/running-site/start-test-site';
import type { Browser } from 'playwright-core';
import { beforeAll, inject } from 'vitest';

export interface Surroundings<Site extends SharedSite = SharedSite> {
  site: Site;
  browser: Browser;
}

/** The run's site with the sample catalogue, and a browser for all tests of a file; filled in before the first one. */
export function siteAndBrowser(): Surroundings {
  return surround(async () => ({ site: inject('sharedSite') }));
}

/**
 * The same with a site of the file's own: for those that change what everyone sees, and for those whose site needs
 * variables. `prepare` returns these, and may start what they lead to.
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
  const surroundings = {} as Surroundings<Site>; // empty until the hook below has run, as vitest runs it before any test
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
