import { readFromTab, storeInTab } from '../../lib/tab-storage.ts';

/** What a reader started before the sign-in that it needs. */
export type ResumedAction = 'checkout' | 'give' | 'redeem';

const KEY = 'membership';

/** Stores what to continue after the sign-in, in this tab only, so that a link to the page alone starts nothing. */
export function storeAction(action: ResumedAction): void {
  storeInTab(KEY, { action });
}

/** Returns whether this is what the reader started in this tab, once. */
export function takeAction(action: ResumedAction): boolean {
  if (readFromTab<{ action: ResumedAction }>(KEY)?.action !== action) return false;
  storeInTab(KEY, undefined);
  return true;
}
