import type { Page } from 'playwright-core';

const PATIENCE_MS = 30_000;

/** Waits until React has hydrated the server's HTML, so that clicks work. Throws after thirty seconds. */
export async function hydrated(page: Page): Promise<void> {
  const isTaken = () => Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber'));
  await page.waitForFunction(isTaken, undefined, { timeout: PATIENCE_MS });
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
