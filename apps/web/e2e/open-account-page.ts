import { openFaultlessPage } from './open-faultless-page.ts';
import type { Surroundings } from './site-and-browser.ts';

/** Matches error responses to account requests. A wrong password, for example, is not the page's fault. */
const ERROR_RESPONSE = /\/(trpc|api)\/auth[\w./,-]*(\?batch=1)? responded with 4\d\d$/;

/** Opens a page on which account requests may fail with a 4xx status. */
export function openAccountPage(surroundings: Surroundings) {
  return openFaultlessPage(surroundings, {}, ERROR_RESPONSE);
}
