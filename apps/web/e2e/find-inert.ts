import type { Page } from 'playwright-core';
import { findControls, prepareControl } from './controls.ts';
import { hydrated } from './hydrated.ts';
import { visit } from './visit.ts';
import { type Effect, watchEffects } from './watch-effects.ts';

/**
 * Matches the names of controls that may be disabled, because the name or a text beside the control says why. For
 * example, the position '0:00' is beside 'Back 15 s'.
 */
const SAYS_WHY = /^All \w+ loaded$|Not available$|^Continue to checkout$|^Back 15 s$/;

interface InertSearch {
  page: Page;
  url: string;
  /** The part of the page to search, as a selector: 'main'. */
  part: string;
  /**
   * How long to wait for a visible effect of a control, in milliseconds. Only a control that does nothing takes this
   * long.
   */
  patienceMs?: number;
  /** The kinds of controls to leave out, because they were operated on another page. New kinds are added. */
  operated?: Set<string>;
  /** Returns more faults of the page. Called when the page is open and no control has been operated yet. */
  inspect?: (page: Page, part: string) => Promise<string[]>;
}

/**
 * Operates one control of each new kind in a part of a page, each on a freshly opened page. Returns the faults:
 * controls that do nothing, controls that are disabled without saying why, and what `inspect` finds.
 */
export async function findInert({
  page,
  url,
  part,
  patienceMs = 10_000,
  operated = new Set(),
  inspect = async () => [],
}: InertSearch): Promise<string[]> {
  const effectOf = await watchEffects(page, patienceMs);
  await visit(page, url);
  const controls = await findControls(page, part);
  const disabled = controls.filter(({ isDisabled, name }) => isDisabled && !SAYS_WHY.test(name));
  const faults = [...(await inspect(page, part)), ...disabled.map(({ name }) => `'${name}' stays disabled`)];
  let last: Effect = 'left'; // the page is still open, as after a click on an external link, which is blocked
  const fresh = controls.filter(({ isDisabled, kind }) => !isDisabled && !operated.has(kind));
  for (const { kind } of fresh) operated.add(kind);
  for (const control of fresh) {
    await comeBack(page, url, last);
    last = await effectOf(await prepareControl(page, part, control));
    if (last === undefined) faults.push(`'${control.name}' does nothing`);
  }
  return faults;
}

/**
 * Returns to the freshly opened page after a control had this effect. Goes back within the app if possible, which takes
 * a third of the time of a visit.
 */
async function comeBack(page: Page, url: string, effect: Effect): Promise<void> {
  if (effect === 'left' || effect === 'download') return;
  // A filter changes the URL but adds no history entry, so the browser can't go back.
  const isElsewhere = new URL(page.url()).pathname !== new URL(url).pathname;
  if (effect === 'url' && isElsewhere) {
    await page.goBack();
    await hydrated(page);
    if (page.url() === url) return;
  }
  await visit(page, url);
}
