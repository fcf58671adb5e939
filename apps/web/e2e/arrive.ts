import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { hydrated } from './hydrated.ts';

/** Waits until a page that opens anew is at this path and can be operated. */
export async function arrive(page: Page, path: string): Promise<void> {
  await eventually(() => new URL(page.url()).pathname).toBe(path);
  await page.waitForLoadState('load');
  await hydrated(page);
}
