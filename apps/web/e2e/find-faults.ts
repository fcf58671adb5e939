import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { readCalm, SUBPIXELS } from './page-calm.ts';
import { visit } from './visit.ts';
import type { PageWatch } from './watch-page.ts';

const WIDTHS = [375, 768, 1440] as const;
type Scheme = 'light' | 'dark';

const HEIGHT = 900;
/** WCAG 2.2 AA and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/**
 * Runs all rules that have these tags, and the rule for target sizes, which is off by default. Only violations are
 * reported in detail.
 */
const AXE: RunOptions = {
  runOnly: { type: 'tag', values: TAGS },
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};
/** The rules that depend on colours. The results of all other rules are the same in both schemes. */
const AXE_OF_COLOURS: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};
declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Visit {
  url: string;
  status: number;
  width: number;
  /** The scheme in which the page loads. The page is then also checked in the other scheme. */
  scheme: Scheme;
  /** Waits for a part of the page that appears after hydration, so that its faults are found too. */
  untilReady?: () => Promise<unknown>;
}

/** The three widths, each with the scheme in which a page loads. */
export const VISITS = WIDTHS.map((width, index) => ({ width, scheme: index % 2 === 0 ? 'light' : 'dark' }) as const);

/** The visits at the smallest and the largest width. */
export const EDGE_VISITS = VISITS.filter(({ width }) => width !== 768);

/**
 * Opens a URL in a watched page (watch-page.ts, page-calm.ts), scrolls through the document, and returns all faults:
 * console messages, unwanted requests, layout shifts, flashes, horizontal scrolling, and axe violations in light and
 * dark.
 */
export async function findFaults(
  page: Page,
  watch: PageWatch,
  { url, status, width, scheme, untilReady }: Visit,
): Promise<string[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'no-preference' });
  watch.begin(status);
  await visit(page, url);
  await untilReady?.();
  await goDown(page);
  const faults = [...(await themeFaults(page, scheme)), ...(await layoutFaults(page)), ...(await findAxeFaults(page))];
  const other = scheme === 'light' ? 'dark' : 'light';
  faults.push(...(await faultsIn(page, other)));
  const calls = watch.dataCalls().map((call) => `requested data that was sent with the page: ${call}`);
  return [...watch.faults(), ...calls, ...faults].map(
    (fault) => `${new URL(url).pathname} at ${width}, ${scheme}: ${fault}`,
  );
}

/**
 * Widens or narrows the page that `findFaults` has left open, and returns its faults at the new width: horizontal
 * scrolling, and axe violations in the current scheme.
 */
export async function findFaultsAt(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: HEIGHT });
  return [...(await scrollFaults(page)), ...(await findAxeFaults(page))].map(
    (fault) => `turned to ${width} px: ${fault}`,
  );
}

/** Returns the axe violations of the open page in both schemes. Switches the system's scheme; the page must follow. */
export async function findAxeFaultsInBothSchemes(page: Page): Promise<string[]> {
  return [...(await faultsIn(page, 'light', AXE)), ...(await faultsIn(page, 'dark'))];
}

/** Switches the system to a scheme and returns the axe violations of the open page, which must follow the system. */
async function faultsIn(page: Page, scheme: Scheme, rules = AXE_OF_COLOURS): Promise<string[]> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' }); // so that no colour is in transition
  const follows = await page
    .waitForFunction((wanted) => document.documentElement.dataset['mantineColorScheme'] === wanted, scheme, {
      timeout: 5000,
    })
    .then(() => true)
    .catch(() => false);
  if (!follows) return [`the page does not follow the system to ${scheme}`];
  return (await findAxeFaults(page, rules)).map((fault) => `turned to ${scheme}: ${fault}`);
}

/** Scrolls to the end and back, so that all pictures load. */
async function goDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await frame();
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}

async function themeFaults(page: Page, scheme: Scheme): Promise<string[]> {
  const { backgrounds } = await readCalm(page);
  const used = await page.evaluate(() => document.documentElement.getAttribute('data-mantine-color-scheme'));
  const faults = used === scheme ? [] : [`the theme is ${used}`];
  return backgrounds.length === 1 ? faults : [...faults, `the background flashed: ${backgrounds.join(', then ')}`];
}

async function layoutFaults(page: Page): Promise<string[]> {
  const { shifts, shift: sum } = await readCalm(page);
  const faults = sum > SUBPIXELS ? shifts.map((shift) => `the layout shifted: ${shift}`) : [];
  return [...faults, ...(await scrollFaults(page))];
}

async function scrollFaults(page: Page): Promise<string[]> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  return excess > 0 ? [`scrolls ${excess} px to the side`] : [];
}

/** Loads axe into the current page. Uses axe's minified file, because `axe.source` takes twice as long. */
export async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
}

/** Returns the axe violations of the current page. */
export async function findAxeFaults(page: Page, rules = AXE): Promise<string[]> {
  await loadAxe(page);
  const violations = await page.evaluate(async (options) => (await window.axe.run(options)).violations, rules);
  return violations.map(({ id, help, nodes }) => {
    const [first] = nodes;
    return `axe ${id}: ${help} (${nodes.length}×, first ${first?.target.join(' ')}: ${first?.failureSummary})`;
  });
}
