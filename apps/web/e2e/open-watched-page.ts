import type { Browser, Page } from 'playwright-core';
import { observeCalm } from './page-calm.ts';
import { type PageWatch, watchPage } from './watch-page.ts';

interface WatchedPage {
  page: Page;
  watch: PageWatch;
  close(): Promise<void>;
}

/** Opens a page without a cache, so that late resources cause shifts and flashes as on a first visit. */
export async function openWatchedPage(browser: Browser, origin: string): Promise<WatchedPage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await observeCalm(page);
  return { page, watch: watchPage(page, origin), close: () => context.close() };
}
