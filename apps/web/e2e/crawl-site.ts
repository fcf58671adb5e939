import type { Browser } from 'playwright-core';
import { findFaults, SCHEMES, type Scheme, WIDTHS } from './find-faults.ts';
import { internalLinks } from './internal-links.ts';
import { openWatchedPage } from './open-watched-page.ts';

/** Documented pages that later work brings; until then they may answer the 404 page. */
const LATER = new Set(
  ['membership', 'about', 'contact', 'research', 'media', 'speaking', 'privacy', 'terms', 'cookies', 'disclosures']
    .concat('profile', 'login', 'register', 'forgot-password')
    .map((name) => `/${name}`),
);

export interface CrawlResult {
  /** Pages and files, by address. */
  statuses: ReadonlyMap<string, number>;
  visits: number;
  faults: string[];
}

/** Visits every page of the sitemap and all that they link to, at three widths, light and dark at the same time. */
export async function crawlSite(
  browser: Browser,
  origin: string,
  onPage: (address: string) => void,
): Promise<CrawlResult> {
  const statuses = new Map<string, number>();
  const faults: string[] = [];
  const walks = await Promise.all(SCHEMES.map((scheme) => startWalk(browser, origin, scheme)));
  const waiting = await sitemapAddresses(origin);
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (statuses.has(address)) continue;
    const { status, isPage } = await ask(origin + address);
    statuses.set(address, status);
    const isLater = status === 404 && LATER.has(address);
    if (status >= 400 && !isLater) faults.push(`${address} answered ${status}`);
    if (!isPage) continue;
    onPage(address);
    const found = await Promise.all(walks.map((walk) => walk.look(address, status)));
    for (const each of found) {
      faults.push(...each.faults);
      waiting.push(...each.links);
    }
  }
  await Promise.all(walks.map((walk) => walk.close()));
  const visits = walks.reduce((sum, walk) => sum + walk.visits(), 0);
  return { statuses, visits, faults };
}

async function startWalk(browser: Browser, origin: string, scheme: Scheme) {
  const { page, watch, close } = await openWatchedPage(browser, origin, scheme);
  let visits = 0;
  return {
    close,
    visits: () => visits,
    async look(address: string, status: number) {
      const faults: string[] = [];
      for (const width of WIDTHS) {
        faults.push(...(await findFaults(page, watch, { url: origin + address, status, width, scheme })));
        visits += 1;
      }
      return { faults, links: await internalLinks(page) };
    },
  };
}

async function ask(url: string): Promise<{ status: number; isPage: boolean }> {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  await response.arrayBuffer();
  return { status: response.status, isPage: (response.headers.get('content-type') ?? '').startsWith('text/html') };
}

async function sitemapAddresses(origin: string): Promise<string[]> {
  const text = await (await fetch(`${origin}/sitemap.xml`)).text();
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  if (addresses.length === 0) throw new Error('the sitemap lists no page');
  return addresses;
}
