import { openFaultlessPage } from './open-faultless-page.ts';
import type { Surroundings } from './site-and-browser.ts';

/** The browser logs the server's refusals: a wrong password is not the page's fault. */
const REFUSED = /\/(trpc|api)\/auth[\w./,-]*(\?batch=1)? responded with 4\d\d$/;

/** Opens a page for a visitor whose requests may be refused. */
export function openAccountPage(surroundings: Surroundings) {
  return openFaultlessPage(surroundings, {}, REFUSED);
}
