import { launchChromium } from '@longreturn/running-site/launch-chromium';
import { type Conditions, loadSlowly, type PageLoad } from '../load-slowly.ts';
import { median } from '../median.ts';
import type { Row } from '../row.ts';

const TIMES = 5;
const SLOW_PHONE: Conditions = {
  device: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  slowerCpu: 4,
  bitsPerSecond: 10_000_000,
  latencyMs: 40,
};
const PAGE = 'Home at 4× slower CPU, 10 Mbit/s, 40 ms';

/** Measures the home page on a slow device and network. The values are medians of five first visits. */
export async function measureInBrowser(site: string): Promise<Row[]> {
  const browser = await launchChromium();
  try {
    const loads: PageLoad[] = [];
    for (let time = 0; time < TIMES; time += 1) loads.push(await loadSlowly(browser, `${site}/`, SLOW_PHONE));
    const middle = (key: 'largestPaintMs' | 'layoutShift' | 'blockingMs') => median(loads.map((load) => load[key]));
    const paint = middle('largestPaintMs');
    const shift = middle('layoutShift');
    const blocking = middle('blockingMs');
    return [
      { name: `${PAGE}: largest paint`, value: `${(paint / 1000).toFixed(2)} s`, target: '≤ 1.2 s', ok: paint <= 1200 },
      { name: `${PAGE}: layout shift`, value: shift.toFixed(4), target: '0', ok: shift === 0 },
      { name: `${PAGE}: blocking`, value: `${Math.round(blocking)} ms`, target: '< 150 ms', ok: blocking < 150 },
    ];
  } finally {
    await browser.close();
  }
}
