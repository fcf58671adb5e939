import { launchChromium } from '@longreturn/running-site/launch-chromium';
import { startTestSite } from '@longreturn/running-site/start-test-site';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

export interface Surroundings {
  site: Awaited<ReturnType<typeof startTestSite>>;
  browser: Browser;
}

/**
 * A site with the sample catalogue and a browser for all tests of a file; filled in before the first one. `prepare` may
 * start what the site talks to, and returns the variables that lead it there.
 */
export function siteAndBrowser(prepare: () => Promise<Record<string, string>> = async () => ({})): Surroundings {
  const surroundings = {} as Surroundings; // empty until the hook below has run, as vitest runs it before any test
  beforeAll(async () => {
    const env = await prepare();
    [surroundings.site, surroundings.browser] = await Promise.all([startTestSite(env), launchChromium()]);
  });
  afterAll(async () => {
    await surroundings.browser?.close();
    await surroundings.site?.stop();
  });
  return surroundings;
}
