import type { Browser, BrowserContextOptions, CDPSession } from 'playwright-core';

/** The device and network of a first visit. */
export interface Conditions {
  device: BrowserContextOptions;
  slowerCpu: number;
  bitsPerSecond: number;
  latencyMs: number;
}

/** How long a page is observed after its load event. Scripts that run after that event can still shift the layout. */
const QUIET_MS = 2500;

/** The measurements of a first visit. */
export interface PageLoad {
  largestPaintMs: number;
  /** The sum of all layout shifts. (The Web Vitals metric sums only those in the worst session window.) */
  layoutShift: number;
  /** The total blocking time. Each task that ends after the first paint adds the part of its duration beyond 50 ms. */
  blockingMs: number;
  /** The fonts of the page's h1; empty if the page has no h1. */
  titleFonts: string[];
}

/** Measures a first visit to a URL under the given conditions. */
export async function loadSlowly(browser: Browser, url: string, conditions: Conditions): Promise<PageLoad> {
  const context = await browser.newContext(conditions.device);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session, conditions);
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(QUIET_MS);
    return { ...(await page.evaluate(() => window.pageLoad())), titleFonts: await titleFonts(session) };
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession, { slowerCpu, bitsPerSecond, latencyMs }: Conditions): Promise<void> {
  const bytesPerSecond = bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu });
}

async function titleFonts(session: CDPSession): Promise<string[]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  if (nodeId === 0) return []; // no element matches
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

declare global {
  interface Window {
    pageLoad(): Omit<PageLoad, 'titleFonts'>;
  }
  /** From https://wicg.github.io/layout-instability; TypeScript's DOM types lack it. */
  interface LayoutShift extends PerformanceEntry {
    value: number;
  }
}

/** Observes the page. This function runs in the page, before the page's own scripts. */
function observe(): void {
  const shifts: number[] = [];
  const tasks: PerformanceEntry[] = [];
  let largestPaintMs = 0;
  const watch = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
  watch('layout-shift', (entry) => shifts.push((entry as LayoutShift).value)); // the type of the observed entries
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
