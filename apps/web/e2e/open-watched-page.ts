import type { Browser, Page } from 'playwright-core';
import { observeCalm } from './page-calm.ts';
import { type PageWatch, watchPage } from './watch-page.ts';

interface WatchedPage {
  page: Page;
  watch: PageWatch;
  close(): Promise<void>;
}

/**
 * A page of a visitor. Each of its visits is a first one: nothing is cached, so that
 * what loads late shifts and flashes as it does for a stranger.
 */
export async function openWatchedPage(browser: Browser, origin: string): Promise<WatchedPage> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await observeCalm(page);
  return { page, watch: watchPage(page, origin), close: () => context.close() };
}
