import type { Page } from 'playwright-core';

/** Returns the URLs of the same site that the open page links to, without fragments or duplicates. */
export async function internalLinks(page: Page): Promise<string[]> {
  const links = await page.evaluate(() => [...document.links].map(({ href }) => href));
  const { origin } = new URL(page.url());
  const here = links.map((link) => new URL(link)).filter((link) => link.origin === origin);
  return [...new Set(here.map(({ pathname, search }) => pathname + search))];
}
