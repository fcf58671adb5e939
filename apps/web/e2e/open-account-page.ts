import { openFaultlessPage } from './open-faultless-page.ts';
import type { Surroundings } from './site-and-browser.ts';

/** The browser hears of what the server refuses: a wrong password is no fault of the page. */
const REFUSED = /\/(trpc|api)\/auth[\w./,-]*(\?batch=1)? answered 4\d\d$/;

/** A page of a visitor who may be refused things. */
export function openAccountPage(surroundings: Surroundings) {
  return openFaultlessPage(surroundings, {}, REFUSED);
}
