import type { Page } from 'playwright-core';

/** What visibly moved or flashed while a page loaded. */
interface PageCalm {
  /** Each layout shift, however small, with the elements that moved. */
  shifts: string[];
  /** The sum of the layout shifts. */
  shift: number;
  /** The painted backgrounds, in order. If there is more than one, the page has flashed. */
  backgrounds: string[];
  isRead: boolean;
}

declare global {
  interface Window {
    pageCalm: PageCalm;
  }
  /** See https://wicg.github.io/layout-instability. TypeScript's DOM types don't include it. */
  interface LayoutShift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null }[];
  }
}

/** The accepted layout shift score: elements can move by less than a pixel when a font replaces its fallback. */
export const SUBPIXELS = 0.001;

/** Makes every document of the page record its layout shifts and backgrounds from its first frame. */
export async function observeCalm(page: Page): Promise<void> {
  await page.addInitScript(observe);
}

/** Returns what the open document has recorded so far, and stops the expensive sampling of its background. */
export function readCalm(page: Page): Promise<PageCalm> {
  return page.evaluate(() => {
    window.pageCalm.isRead = true;
    return window.pageCalm;
  });
}

/** Runs in the page before any other script. */
function observe(): void {
  const calm: PageCalm = { shifts: [], shift: 0, backgrounds: [], isRead: false };
  window.pageCalm = calm;
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? 'something').slice(0, 40);
  const note = ({ value, sources }: LayoutShift) => {
    calm.shift += value;
    calm.shifts.push(`${value.toFixed(4)} by ${sources.map(({ node }) => nameOf(node)).join(', ')}`);
  };
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(entry as LayoutShift); // the only observed type
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    if (calm.isRead) return;
    requestAnimationFrame(look);
    if (!document.body) return;
    const background = [document.documentElement, document.body]
      .map((each) => getComputedStyle(each).backgroundColor)
      .join(' ');
    if (calm.backgrounds.at(-1) !== background) calm.backgrounds.push(background);
  };
  requestAnimationFrame(look);
}
