import type { Page } from 'playwright-core';

/** Returns the paths and queries of the open page's links to the same site, without duplicates. */
export async function internalLinks(page: Page): Promise<string[]> {
  const links = await page.evaluate(() => [...document.links].map(({ href }) => href));
  const { origin } = new URL(page.url());
  const here = links.map((link) => new URL(link)).filter((link) => link.origin === origin);
  return [...new Set(here.map(({ pathname, search }) => pathname + search))];
}
