import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { MOVING, openFaultlessPage } from '../open-faultless-page.ts';
import { findPaths } from '../routes.ts';
import { siteAndBrowser } from '../site-and-browser.ts';
import { visit } from '../visit.ts';

const DURATION_MS = 5000;
const WIDTH_PX = 420;

const surroundings = siteAndBrowser();
let page: Page;
let url: string;

beforeEach(async () => {
  const { site } = surroundings;
  const opened = await openFaultlessPage(surroundings, {
    ...MOVING,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  page = opened.page;
  url = site.origin + (await findPaths(site.origin))['a free article'];
  await visit(page, url);
  return opened.close;
});

const toast = () => page.getByRole('status').filter({ hasText: 'Link copied' });

declare global {
  interface Window {
    /** When a toast appeared and disappeared, by the page's clock. */
    toastAt?: number;
    toastGoneAt?: number;
    /** How often something has set the attribute of the theme, even to the same value. */
    themeWrites?: number;
  }
}

/** Makes the page record when a toast appears and disappears, because polling from the test is too slow. */
async function observeToast(): Promise<void> {
  await page.evaluate(() => {
    const look = () => {
      if (document.querySelector('[aria-label^="Notifications"] [role="status"]')) window.toastAt ??= performance.now();
      else if (window.toastAt !== undefined) window.toastGoneAt ??= performance.now();
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}

const share = () => page.getByRole('button', { name: 'Share' }).click();

/**
 * Returns the x position of the toast's right edge, in pixels, or infinity if there is no toast. The edge is outside
 * the screen while the toast slides in.
 */
async function rightEdge(): Promise<number> {
  const box = await toast().boundingBox();
  return box ? box.x + box.width : Number.POSITIVE_INFINITY;
}

async function swipe(distance: number): Promise<void> {
  const box = await toast().boundingBox();
  if (!box) throw new Error('there is no toast to swipe');
  const [x, y] = [box.x + 60, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 5 });
  await page.mouse.up();
}

test('the Share button copies the URL and shows a toast in the corner for five seconds', async () => {
  await observeToast();
  await share();
  await toast().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  expect((await toast().boundingBox())?.width).toBeLessThan(WIDTH_PX + 0.01); // a moving toast's width isn't exact
  await eventually(rightEdge).toBeLessThanOrEqual(1280);
  expect(await rightEdge()).toBeGreaterThan(1280 - 50);
  await toast().waitFor({ state: 'detached' });
  const lasted = await page.evaluate(() => Number(window.toastGoneAt) - Number(window.toastAt));
  expect(lasted).toBeGreaterThanOrEqual(DURATION_MS - 5);
  expect(lasted).toBeLessThan(DURATION_MS + 3000);
});

test('on a phone the toast stays within the screen', async () => {
  await page.setViewportSize({ width: 320, height: 640 });
  await share();
  await toast().waitFor();
  await eventually(rightEdge).toBeLessThanOrEqual(320);
  expect((await toast().boundingBox())?.x).toBeGreaterThanOrEqual(0);
});

test('one toast is visible at a time, however many are requested', async () => {
  for (let click = 0; click < 3; click += 1) await share();
  await toast().first().waitFor();
  await eventually(() => toast().count()).toBe(1);
  await eventually(() => toast().count()).toBe(0);
  await pause(500);
  expect(await toast().count()).toBe(0);
});

test('F8 moves the focus to the toasts, where the keyboard can close them', async () => {
  await share();
  await toast().waitFor();
  await page.keyboard.press('F8');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Notifications (F8)');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await toast().waitFor({ state: 'detached', timeout: 2000 });
});

test('a swipe of 60 px to the right dismisses a toast; a swipe of 30 px doesn’t', async () => {
  await share();
  await toast().waitFor();
  // A toast stays open while the pointer is over it, but only if the pointer has moved since the toast appeared.
  await page.mouse.move(10, 10);
  await toast().hover();
  await swipe(30);
  await pause(500);
  expect(await toast().count()).toBe(1);
  await swipe(60);
  await toast().waitFor({ state: 'detached', timeout: 2000 });
});

// A write by Mantine's provider can come late and undo a change of the theme.
test('a toast doesn’t write the page’s theme', async () => {
  await page.evaluate(() => {
    window.themeWrites = 0;
    const count = (writes: unknown[]) => {
      window.themeWrites = Number(window.themeWrites) + writes.length;
    };
    new MutationObserver(count).observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] });
  });
  await share();
  await toast().waitFor();
  expect(await page.evaluate(() => window.themeWrites)).toBe(0);
});
