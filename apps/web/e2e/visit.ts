import type { Page } from 'playwright-core';
import { hydrated } from './hydrated.ts';

/** Opens an address and waits until it can be operated. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  await hydrated(page);
}
