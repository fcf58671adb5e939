import { launchChromium } from '@longreturn/running-site/launch-chromium';
import { pagesOfEachKind } from '@longreturn/running-site/pages-of-each-kind';
import type { Browser } from 'playwright-core';
import { loadSlowly } from '../load-slowly.ts';
import type { Row } from '../row.ts';

const SLOW_NETWORK = { slowerCpu: 1, bitsPerSecond: 4_000_000, latencyMs: 100 };
const SCREENS = [
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
const NOT_FOUND = '/no-such-page';
/** The pages that the sitemap doesn't list. */
const UNLISTED = ['/login', '/register', '/forgot-password', NOT_FOUND];
/** The largest allowed layout shift: elements may move by less than a pixel when a font arrives. */
const SUBPIXELS = 0.001;
const TITLE_FONT = /^Newsreader/;

/** Measures a first visit to each kind of public page at four widths on a slow network. */
export async function measureVisits(site: string): Promise<Row[]> {
  const paths = [...(await pagesOfEachKind(site)), ...UNLISTED];
  const browser = await launchChromium();
  try {
    const rows: Row[] = [];
    for (const screen of SCREENS) rows.push(...(await visitAll(browser, site, { paths, screen })));
    return rows;
  } finally {
    await browser.close();
  }
}

interface Visits {
  paths: readonly string[];
  screen: (typeof SCREENS)[number];
}

async function visitAll(browser: Browser, site: string, { paths, screen }: Visits): Promise<Row[]> {
  const shifting: string[] = [];
  const fallbacks: string[] = [];
  for (const path of paths) {
    const conditions = { device: { viewport: screen }, ...SLOW_NETWORK };
    const { layoutShift, titleFonts } = await loadSlowly(browser, site + path, conditions);
    if (layoutShift > SUBPIXELS) shifting.push(`${path} by ${layoutShift.toFixed(4)}`);
    const isInTitleFont = titleFonts.length > 0 && titleFonts.every((font) => TITLE_FONT.test(font));
    if (!isInTitleFont && path !== NOT_FOUND) fallbacks.push(path); // the h1 of the 404 page has another font
  }
  const row = (name: string, found: readonly string[]): Row => ({
    name: `${paths.length} pages at ${screen.width} px, 4 Mbit/s, 100 ms: ${name}`,
    value: found.join(', ') || 'none',
    target: 'none',
    ok: found.length === 0,
  });
  return [
    row(`those that shift by more than ${SUBPIXELS}`, shifting),
    row('those without a title in Newsreader', fallbacks),
  ];
}
