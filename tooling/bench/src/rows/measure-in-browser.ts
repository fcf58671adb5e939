import { launchChromium } from '@longreturn/running-site/launch-chromium';
import { loadSlowly, type PageLoad } from '../load-slowly.ts';
import { median } from '../median.ts';
import type { Row } from '../row.ts';

const TIMES = 5;
const PAGE = 'Home at 4× slower CPU, 10 Mbit/s, 40 ms';

/** Measures the home page on a slow device and network. The values are medians of five first visits. */
export async function measureInBrowser(site: string): Promise<Row[]> {
  const browser = await launchChromium();
  try {
    const loads: PageLoad[] = [];
    for (let time = 0; time < TIMES; time += 1) loads.push(await loadSlowly(browser, `${site}/`));
    const middle = (key: keyof PageLoad) => median(loads.map((load) => load[key]));
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
