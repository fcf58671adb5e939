import { readFromTab, storeInTab } from '../../lib/tab-storage.ts';

/** An action that requires a sign-in, and that a reader started before signing in. */
export type ResumedAction = 'checkout' | 'give' | 'redeem';

const KEY = 'membership';

/**
 * Stores which action to continue after the sign-in. Only this tab can read it, so that opening a link to the page
 * doesn't start the action.
 */
export function storeAction(action: ResumedAction): void {
  storeInTab(KEY, { action });
}

/** Returns whether the reader started this action in this tab. Forgets the action, so that it continues only once. */
export function takeAction(action: ResumedAction): boolean {
  if (readFromTab<{ action: ResumedAction }>(KEY)?.action !== action) return false;
  storeInTab(KEY, undefined);
  return true;
}
