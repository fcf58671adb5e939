import { sitemapPaths } from '@longreturn/running-site/sitemap-paths';
import type { Browser } from 'playwright-core';
import { findFaults, VISITS } from './find-faults.ts';
import { internalLinks } from './internal-links.ts';
import { openWatchedPage } from './open-watched-page.ts';

/** Chromium sometimes stops drawing a page and never continues. Such a page is closed and opened again. */
const LIMIT_MS = 60_000;
const MAX_TRIES = 3;
/** How many pages are open at the same time. With more, two processors are too slow: pages are drawn seconds late. */
const MAX_OPEN = 2;

interface CrawlOptions {
  browser: Browser;
  origin: string;
  /** Limits the crawl to paths that begin with one of these. If empty, all paths are crawled. */
  within: readonly string[];
  /** Called after each path with its faults, and with how often its page was opened. */
  onPage: (path: string, faults: readonly string[], tries: number) => void;
  /** The time limit for one try to check a page, in milliseconds. */
  limitMs?: number;
}

/**
 * Visits every page of the sitemap and follows the links to all other pages. Checks each page at three widths, in light
 * and dark. Works on two pages at the same time. Returns the response status of every requested path.
 */
export async function crawlSite({
  browser,
  origin,
  within,
  onPage,
  limitMs = LIMIT_MS,
}: CrawlOptions): Promise<Map<string, number>> {
  const statuses = new Map<string, number>();
  const found = new Set<string>(await sitemapPaths(origin));
  const waiting = [...found];
  const walk = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (!isWithin(path, within)) continue;
      const { status, isPage } = await fetchPage(origin + path);
      statuses.set(path, status);
      const faults = status >= 400 ? [`${path} responded with ${status}`] : [];
      const seen = isPage
        ? await look(browser, { origin, path, status, limitMs })
        : { faults: [], links: [], tries: 0 };
      const links = seen.links.filter((link) => !found.has(link));
      for (const link of links) found.add(link);
      waiting.push(...links);
      onPage(path, [...faults, ...seen.faults], seen.tries);
    }
  };
  while (waiting.length > 0) await Promise.all(Array.from({ length: MAX_OPEN }, walk));
  return statuses;
}

function isWithin(path: string, beginnings: readonly string[]): boolean {
  return beginnings.length === 0 || beginnings.some((beginning) => path.startsWith(beginning));
}

interface Look {
  origin: string;
  path: string;
  status: number;
  limitMs: number;
}

/** Returns the faults and links of a page. If the page isn't checked within the time limit, it is opened again. */
async function look(browser: Browser, options: Look) {
  const { path, limitMs } = options;
  for (let tries = 1; ; tries += 1) {
    const { isLate, ...seen } = await tryToLook(browser, options);
    if (!isLate) return { ...seen, tries };
    if (tries === MAX_TRIES) return { faults: [`${path} is not ready within ${limitMs} ms`], links: [], tries };
  }
}

/** Opens a page in a new tab, so that a broken page doesn't affect other pages. Closes the tab at the time limit. */
async function tryToLook(browser: Browser, { origin, path, status, limitMs }: Look) {
  const { page, watch, close } = await openWatchedPage(browser, origin);
  const faults: string[] = [];
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void close();
  }, limitMs);
  try {
    for (const visit of VISITS) {
      faults.push(...(await findOwnFaults(() => findFaults(page, watch, { ...visit, url: origin + path, status }))));
    }
    return { isLate: false, faults, links: await internalLinks(page) };
  } catch (error) {
    const [reason] = String(error).split('\n');
    return { isLate, faults: [...faults, `${path}: ${reason}`], links: [] };
  } finally {
    clearTimeout(timer);
    await close();
  }
}

/**
 * Returns the faults of a visit. Chromium aborts requests when a network interface of the machine appears or
 * disappears, for example when a container starts. That is no fault of the page, so the visit is repeated, up to three
 * times.
 */
async function findOwnFaults(find: () => Promise<string[]>, repeats = 3): Promise<string[]> {
  const faults = await find();
  const isInterrupted = faults.some((fault) => fault.includes('ERR_NETWORK_CHANGED'));
  return isInterrupted && repeats > 0 ? findOwnFaults(find, repeats - 1) : faults;
}

async function fetchPage(url: string): Promise<{ status: number; isPage: boolean }> {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  await response.arrayBuffer();
  return { status: response.status, isPage: (response.headers.get('content-type') ?? '').startsWith('text/html') };
}
