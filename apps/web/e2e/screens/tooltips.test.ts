import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { MOVING, openFaultlessPage } from '../open-faultless-page.ts';
import { siteAndBrowser } from '../site-and-browser.ts';
import { visit } from '../visit.ts';

const OPEN_MS = 700;
const SKIP_MS = 300;

const surroundings = siteAndBrowser();
let page: Page;

beforeEach(async () => {
  const opened = await openFaultlessPage(surroundings, MOVING);
  page = opened.page;
  await observeTips(page);
  await visit(page, `${surroundings.site.origin}/`);
  return opened.close;
});

declare global {
  interface Window {
    /** The highest number of tooltips that were in the document at the same time. */
    mostTips: number;
    /** When the last tooltip appeared, in milliseconds by the page's clock. */
    tipAt: number;
  }
}

/** Makes the page record how many tooltips it has and when they appear, because polling from the test is too slow. */
async function observeTips(observed: Page): Promise<void> {
  await observed.addInitScript(() => {
    window.mostTips = 0;
    let before = 0;
    const look = () => {
      const now = document.querySelectorAll('[role="tooltip"]').length;
      if (now > before) window.tipAt = performance.now();
      before = now;
      window.mostTips = Math.max(window.mostTips, now);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const tip = () => page.getByRole('tooltip');
const search = () => page.locator('header').getByRole('button', { name: 'Search' });
const theme = () => page.locator('header').getByRole('button', { name: 'Switch to dark theme' });

/** Runs `act`, which causes the event. Returns the milliseconds from the event to the tooltip, by the page's clock. */
async function delayAfter(event: 'pointerover' | 'focusin', act: () => Promise<void>): Promise<number> {
  await page.evaluate((type) => {
    const note = () => document.body.setAttribute('data-begun', String(performance.now()));
    document.querySelector('header')?.addEventListener(type, note, { capture: true });
  }, event);
  await act();
  await tip().waitFor();
  return page.evaluate(() => window.tipAt - Number(document.body.getAttribute('data-begun')));
}

test('a tooltip appears beside its control 700 ms after the pointer enters the control', async () => {
  expect(await delayAfter('pointerover', () => search().hover())).toBeGreaterThanOrEqual(OPEN_MS - 5);
  expect(await tip().textContent()).toMatch(/^Search \((Ctrl |⌘)K\)$/);
  const [box, control] = [await tip().boundingBox(), await search().boundingBox()];
  const middle = (of: typeof box) => (of?.x ?? 0) + (of?.width ?? 0) / 2;
  expect(Math.abs(middle(box) - middle(control))).toBeLessThan(30);
  await page.mouse.move(400, 600);
  await tip().waitFor({ state: 'detached', timeout: 2000 });
});

test('keyboard focus shows a tooltip too, and Escape hides it', async () => {
  await page.locator('header nav').getByRole('link').last().focus();
  expect(await delayAfter('focusin', () => page.keyboard.press('Tab'))).toBeGreaterThanOrEqual(OPEN_MS - 5);
  expect(await search().evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await tip().waitFor({ state: 'detached', timeout: 2000 });
});

test('Escape hides a tooltip wherever the focus is; an open dialog closes only on the next Escape', async () => {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await theme().hover();
  await tip().waitFor();
  await page.keyboard.press('Escape');
  await tip().waitFor({ state: 'detached', timeout: 2000 });
  await page.mouse.move(400, 600);
  await search().click();
  await dialog.waitFor();
  await theme().dispatchEvent('pointerover', { bubbles: true, pointerType: 'mouse' }); // the overlay covers the button
  await tip().waitFor();
  await page.keyboard.press('Escape');
  await tip().waitFor({ state: 'detached', timeout: 2000 });
  expect(await dialog.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
});

/** Stops the page's clock, so that a slow machine can't make an interval longer. */
async function stopTime(): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
}

test('the next tooltip appears without the full delay, and two are never visible together', async () => {
  await stopTime();
  await search().hover();
  await page.clock.runFor(OPEN_MS);
  await tip().waitFor();
  await theme().hover();
  await page.clock.runFor(OPEN_MS / 7);
  await tip().filter({ hasText: 'Switch to dark theme' }).waitFor();
  expect(await page.evaluate(() => window.mostTips)).toBe(1);
});

test('after a pause of more than 300 ms the full delay applies again', async () => {
  await stopTime();
  await search().hover();
  await page.clock.runFor(OPEN_MS);
  await tip().waitFor();
  await page.mouse.move(400, 600);
  await tip().waitFor({ state: 'detached' });
  await page.clock.runFor(SKIP_MS + 1);
  await theme().hover();
  await page.clock.runFor(OPEN_MS - 1);
  expect(await tip().count()).toBe(0);
  await page.clock.runFor(1);
  await tip().waitFor();
});

test('a click hides a tooltip, and a pointer that only passes over a control shows none', async () => {
  await stopTime();
  await theme().hover();
  await page.clock.runFor(OPEN_MS - 1);
  await page.mouse.move(400, 600);
  await page.clock.runFor(OPEN_MS);
  expect(await page.evaluate(() => window.mostTips)).toBe(0);
  await theme().hover();
  await page.clock.runFor(OPEN_MS);
  await tip().waitFor();
  await page.mouse.down();
  await page.mouse.up();
  await tip().waitFor({ state: 'detached', timeout: 2000 });
});
