import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Surroundings } from './site-and-browser.ts';
import { watchPage } from './watch-page.ts';

interface FaultlessPage {
  page: Page;
  /** Ends the visit, which must have been without a fault. */
  close(): Promise<void>;
}

/** A page of a visitor at a desk; what `except` fits is no fault. */
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
