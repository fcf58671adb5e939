import type { Page } from 'playwright-core';
import { findControls, prepareControl } from './controls.ts';
import { hydrated } from './hydrated.ts';
import { visit } from './visit.ts';
import { type Effect, watchEffects } from './watch-effects.ts';

/** The names of controls that say why they are disabled, or that have the reason below them. */
const SAYS_WHY = /^All \w+ loaded$|Not available$|^Continue to checkout$/;

interface InertSearch {
  page: Page;
  url: string;
  /** A selector: 'main'. */
  part: string;
  /**
   * How long to wait for a visible effect of a control, in milliseconds. Only a control that does nothing takes this
   * long.
   */
  patienceMs?: number;
}

/**
 * Operates one control of each kind in a part of a page, each on a freshly opened page. Returns the faults: controls
 * that do nothing, and controls that are disabled without saying why.
 */
export async function findInert({ page, url, part, patienceMs = 10_000 }: InertSearch): Promise<string[]> {
  const effectOf = await watchEffects(page, patienceMs);
  await visit(page, url);
  const faults: string[] = [];
  for (const control of await findControls(page, part)) {
    if (control.isDisabled) {
      if (!SAYS_WHY.test(control.name)) faults.push(`'${control.name}' stays disabled`);
      continue;
    }
    const effect = await effectOf(await prepareControl(page, part, control));
    if (effect === undefined) faults.push(`'${control.name}' does nothing`);
    await comeBack(page, url, effect);
  }
  return faults;
}

/**
 * Returns to the freshly opened page. Goes back within the app if possible, which takes a third of the time of a visit.
 */
async function comeBack(page: Page, url: string, effect: Effect): Promise<void> {
  if (effect === 'left' || effect === 'download') return;
  const isElsewhere = new URL(page.url()).pathname !== new URL(url).pathname; // filters replace the history entry
  if (effect === 'url' && isElsewhere) {
    await page.goBack();
    await hydrated(page);
    if (page.url() === url) return;
  }
  await visit(page, url);
}
