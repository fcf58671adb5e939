import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Surroundings } from './site-and-browser.ts';
import { watchPage } from './watch-page.ts';

interface FaultlessPage {
  page: Page;
  /** Ends the visit and asserts that there were no faults. */
  close(): Promise<void>;
}

/** Opens a desktop page. Faults that match `except` are ignored. */
export async function openFaultlessPage(
  { browser, site }: Surroundings,
  options: BrowserContextOptions = {},
  except?: RegExp,
): Promise<FaultlessPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const watch = watchPage(page, site.origin);
  return {
    page,
    async close() {
      await context.close();
      expect(watch.faults().filter((fault) => !except?.test(fault))).toEqual([]);
    },
  };
}
