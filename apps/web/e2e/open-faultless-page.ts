import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Surroundings } from './site-and-browser.ts';
import { watchPage } from './watch-page.ts';

/**
 * The browser's warning about a preloaded font that is still unused three seconds after the load event. This happens on
 * a busy machine. crawl-routes.test.ts checks that each page uses the fonts it preloads.
 */
const LATE_FONT = /\.woff2 was preloaded using link preload but not used/;

/** The context option of a user who has not asked for reduced motion. */
export const MOVING = { reducedMotion: 'no-preference' } as const;

interface FaultlessPage {
  page: Page;
  /** Ends the visit and asserts that there were no faults. */
  close(): Promise<void>;
}

/**
 * Opens a desktop page. Faults that match `except` are ignored. By default, the page's user prefers reduced motion,
 * because transitions take a tenth of the tests' processor time. Tests of animations pass `MOVING` instead, and so does
 * the crawl.
 */
export async function openFaultlessPage(
  { browser, site }: Surroundings,
  options: BrowserContextOptions = {},
  except?: RegExp,
): Promise<FaultlessPage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  const watch = watchPage(page, site.origin);
  return {
    page,
    async close() {
      await context.close();
      expect(watch.faults().filter((fault) => !LATE_FONT.test(fault) && !except?.test(fault))).toEqual([]);
    },
  };
}
