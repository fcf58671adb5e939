import type { Page } from 'playwright-core';

/** Holds the site's scripts back from the page, as a slow line does, until `release` is called. */
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

/** Opens an address whose scripts are held, and waits until the page is there to be read. */
export async function openUnscripted(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
}
