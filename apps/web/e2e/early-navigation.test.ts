import type { Page } from 'playwright-core';
import { beforeEach, test } from 'vitest';
import { eventually } from './eventually.ts';
import { openFaultlessPage } from './open-faultless-page.ts';
import { newPerson, signUp } from './person.ts';
import { siteAndBrowser } from './site-and-browser.ts';

const surroundings = siteAndBrowser();
let page: Page;

beforeEach(async () => {
  const opened = await openFaultlessPage(surroundings);
  page = opened.page;
  return opened.close;
});

test.each([['/profile'], ['/'], ['/episodes']])(
  'on %s, a link in the hydrated header works before the main part is hydrated',
  async (path) => {
    await signUp(page, surroundings.site.origin, newPerson());
    await page.addInitScript(clickDuringHydration, 'header a[href="/newsletter"]');
    await page.goto(surroundings.site.origin + path);
    await eventually(() => new URL(page.url()).pathname).toBe('/newsletter');
    await page.getByRole('heading', { level: 1, name: 'Articles' }).waitFor();
  },
);

/**
 * Runs in the page. The app calls `takeEarlyClick` when the header and footer are hydrated, and hydrates the content of
 * `main` in a later task. Between the two, this script clicks the link. It then holds back React's tasks until the
 * router has loaded the requested page.
 */
function clickDuringHydration(selector: string): void {
  // React schedules its tasks with this method, and never passes objects to transfer.
  const post = MessagePort.prototype.postMessage as (this: MessagePort, message: unknown) => void;
  const held: Array<() => void> = [];
  let isHeld = false;
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    if (isHeld) held.push(() => post.call(this, message));
    else post.call(this, message);
  };
  const releaseOnceLoaded = () => {
    // The router sets this global.
    const router = (window as { __TSR_ROUTER__?: { state: { matches: { routeId: string }[] } } }).__TSR_ROUTER__;
    if (!router?.state.matches.some(({ routeId }) => routeId === '/newsletter')) {
      setTimeout(releaseOnceLoaded);
      return;
    }
    isHeld = false;
    for (const task of held) task();
  };
  let take: Window['takeEarlyClick'];
  Object.defineProperty(window, 'takeEarlyClick', {
    configurable: true,
    set: (value: Window['takeEarlyClick']) => {
      take = value;
    },
    get: () => {
      queueMicrotask(() => {
        isHeld = true;
        document.querySelector<HTMLElement>(selector)?.click();
        releaseOnceLoaded();
      });
      return take;
    },
  });
}
