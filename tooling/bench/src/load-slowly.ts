import type { Browser, Page } from 'playwright-core';

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOWER_CPU = 4;
const BYTES_PER_SECOND = 10_000_000 / 8;
const LATENCY_MS = 40;
/** The time to observe after the load event, because scripts still run and layout shifts still count. */
const QUIET_MS = 2500;

/** The measurements of a first visit. */
export interface PageLoad {
  largestPaintMs: number;
  /** The sum of all layout shifts, not only of those in the worst session window. */
  layoutShift: number;
  /** The total blocking time: for each task after the first paint, its time beyond 50 ms. */
  blockingMs: number;
}

/** Measures a first visit to a URL with the CPU and network of a slow phone. */
export async function loadSlowly(browser: Browser, url: string): Promise<PageLoad> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(QUIET_MS);
    return await page.evaluate(() => window.pageLoad());
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
}

declare global {
  interface Window {
    pageLoad(): PageLoad;
  }
  /** From https://wicg.github.io/layout-instability; TypeScript's DOM types lack it. */
  interface LayoutShift extends PerformanceEntry {
    value: number;
  }
}

/** Observes the page. It runs in the page before the page's scripts. */
function observe(): void {
  const shifts: number[] = [];
  const tasks: PerformanceEntry[] = [];
  let largestPaintMs = 0;
  const watch = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  watch('layout-shift', (entry) => shifts.push((entry as LayoutShift).value)); // the observed entry type
  watch('longtask', (entry) => tasks.push(entry));
  watch('largest-contentful-paint', ({ startTime }) => {
    largestPaintMs = startTime;
  });
  window.pageLoad = () => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const late = tasks.filter(({ startTime, duration }) => startTime + duration > (paint?.startTime ?? 0));
    return {
      largestPaintMs,
      layoutShift: shifts.reduce((sum, value) => sum + value, 0),
      blockingMs: late.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    };
  };
}
