import type { Page } from 'playwright-core';

/** Delays the site's scripts, as on a slow connection, until `release` is called. */
export async function holdScripts(page: Page): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname.endsWith('.js'),
    async (route) => {
      await promise;
      await route.continue();
    },
  );
  return { release: resolve };
}

/** Opens a URL whose scripts are delayed, and waits until the page can be read. */
export async function openUnscripted(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
}
