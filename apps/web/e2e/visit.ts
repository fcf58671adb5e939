import type { Page } from 'playwright-core';
import { hydrated } from './hydrated.ts';

/** Opens a URL and waits until the page is hydrated. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await hydrated(page);
}
