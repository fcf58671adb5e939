import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import { hydrated } from './hydrated.ts';

/** Waits until the page at `path` is fully loaded and hydrated. */
export async function arrive(page: Page, path: string): Promise<void> {
  await eventually(() => new URL(page.url()).pathname).toBe(path);
  await page.waitForLoadState('load');
  await hydrated(page);
}
