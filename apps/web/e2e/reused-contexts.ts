import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** The contexts that no test uses, by their options. */
type Idle = Map<string, BrowserContext[]>;

const idleOf = new WeakMap<Browser, Idle>();

/** Stored by the site in the browser, besides cookies. */
const STORED = 'local_storage,indexeddb,cache_storage,service_workers';

interface OpenPage {
  page: Page;
  /** Closes the context's pages and keeps the context for another test. */
  close(): Promise<void>;
}

/**
 * Opens a page without cookies and stored data of the site at `origin`. Its context may come from an earlier test with
 * the same options, so that the browser loads the site's scripts and fonts from its cache. Don't change the context
 * itself, for example by routes or init scripts.
 */
export async function openPage(browser: Browser, origin: string, options: BrowserContextOptions): Promise<OpenPage> {
  const idle = idleContexts(browser, options);
  const context = idle.pop() ?? (await browser.newContext(options));
  const page = await context.newPage();
  await clearStored(page, origin);
  return {
    page,
    async close() {
      for (const open of context.pages()) await open.close();
      idle.push(context);
    },
  };
}

/** Closes the contexts that a failed test has left open. */
export async function closeUsedContexts(browser: Browser): Promise<void> {
  const idle = new Set([...(idleOf.get(browser)?.values() ?? [])].flat());
  for (const context of browser.contexts()) if (!idle.has(context)) await context.close();
}

function idleContexts(browser: Browser, options: BrowserContextOptions): BrowserContext[] {
  const idle: Idle = idleOf.get(browser) ?? new Map();
  idleOf.set(browser, idle);
  const key = JSON.stringify(options);
  const contexts = idle.get(key) ?? [];
  idle.set(key, contexts);
  return contexts;
}

async function clearStored(page: Page, origin: string): Promise<void> {
  const context = page.context();
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: STORED });
  await session.detach();
}
