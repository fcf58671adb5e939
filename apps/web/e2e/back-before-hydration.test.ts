import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { holdScripts } from './held-scripts.ts';
import { openFaultlessPage } from './open-faultless-page.ts';
import { siteAndBrowser } from './site-and-browser.ts';
import { visit } from './visit.ts';

declare global {
  interface Window {
    releaseTasks?: () => void;
  }
}

const surroundings = siteAndBrowser();
let page: Page;

beforeEach(async () => {
  const opened = await openFaultlessPage(surroundings);
  page = opened.page;
  await visit(page, `${surroundings.site.origin}/about`);
  await page.getByRole('banner').getByRole('link', { name: 'Episodes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Episodes' }).waitFor();
  return opened.close;
});

/**
 * Goes back to the previous page. The history entries of both pages belong to one document, so the browser changes the
 * URL, but keeps the HTML.
 */
async function goBack(): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('popstate', resolve, { once: true });
        history.back();
      }),
  );
}

async function seesPageBefore(): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/about');
}

test('Back opens the previous page, even if it is clicked while a reloaded page waits for its scripts', async () => {
  const { release } = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  await goBack();
  release();
  await seesPageBefore();
});

test.each([
  ['is created', 'created'],
  ['has matched the URL', 'matched'],
] as const)(
  'Back opens the previous page, even if it is clicked after the router %s, but before the reloaded page is hydrated',
  async (_state, moment) => {
    await page.addInitScript(holdTasks, moment);
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => window.releaseTasks);
    await goBack();
    await page.evaluate(() => window.releaseTasks?.());
    await seesPageBefore();
  },
);

/**
 * Runs in the page. Holds back React's tasks as soon as the router exists ('created') or has matched the URL
 * ('matched'). `window.releaseTasks` runs them.
 */
function holdTasks(moment: 'created' | 'matched'): void {
  // React schedules its tasks with this method, and never passes objects to transfer.
  const post = MessagePort.prototype.postMessage as (this: MessagePort, message: unknown) => void;
  const held: Array<() => void> = [];
  const isTime = () => {
    // The router sets this global.
    const router = (window as { __TSR_ROUTER__?: { state: { matches: unknown[] } } }).__TSR_ROUTER__;
    return router !== undefined && (moment === 'created' || router.state.matches.length > 0);
  };
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    if (!isTime()) {
      post.call(this, message);
      return;
    }
    held.push(() => post.call(this, message));
    window.releaseTasks ??= () => {
      MessagePort.prototype.postMessage = post;
      for (const task of held) task();
    };
  };
}
