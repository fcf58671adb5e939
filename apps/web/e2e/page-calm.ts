import type { Page } from 'playwright-core';

/** What a page did before the reader's eyes while it loaded. */
interface PageCalm {
  /** Each shift of the layout, however small, with what moved. */
  shifts: string[];
  /** The backgrounds that were painted, in their order: more than one is a flash. */
  backgrounds: string[];
  isRead: boolean;
}

declare global {
  interface Window {
    pageCalm: PageCalm;
  }
  /** https://wicg.github.io/layout-instability, which the library of types leaves out. */
  interface LayoutShift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null }[];
  }
}

/** Lets every document of the page note its layout shifts and backgrounds from its first frame on. */
export async function observeCalm(page: Page): Promise<void> {
  await page.addInitScript(observe);
}

/** What the open document has noted so far; it stops looking at its background, which costs as much as it shows. */
export function readCalm(page: Page): Promise<PageCalm> {
  return page.evaluate(() => {
    window.pageCalm.isRead = true;
    return window.pageCalm;
  });
}

/** Runs in the page before anything of it. */
function observe(): void {
  const calm: PageCalm = { shifts: [], backgrounds: [], isRead: false };
  window.pageCalm = calm;
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? 'something').slice(0, 40);
  const note = (entry: LayoutShift) =>
    calm.shifts.push(`${entry.value.toFixed(4)} by ${entry.sources.map(({ node }) => nameOf(node)).join(', ')}`);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(entry as LayoutShift); // the only type observed
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
