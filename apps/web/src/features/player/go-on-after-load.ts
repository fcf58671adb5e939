import { hasModifier } from '../../lib/has-modifier.ts';
import { readFromTab, storeInTab } from '../../lib/tab-storage.ts';
import { playerState } from './player-state.ts';

/** The key under which the tab stores that the player resumes after the next load of a page. */
const GO_ON_KEY = 'player.goes-on';
/** How long a login may take, in milliseconds. If the next load is later, the player stays paused. */
const PATIENCE_MS = 5 * 60_000;

/**
 * Makes the player resume after the next load of a page in this tab, if it is playing now. `click` is the click on the
 * link that leaves the site. A click with a modifier key is ignored, because this page stays open.
 */
export function goOnAfterLoad(click: Parameters<typeof hasModifier>[0]): void {
  if (hasModifier(click)) return;
  storeInTab(GO_ON_KEY, playerState().isPlaying ? { atMs: Date.now() } : undefined);
}

/** Undoes `goOnAfterLoad`. */
export function forgetGoesOn(): void {
  storeInTab(GO_ON_KEY, undefined);
}

/**
 * Returns whether an episode was playing when `goOnAfterLoad` was called shortly before this load. A second call
 * returns false.
 */
export function takeGoesOn(): boolean {
  const left = readFromTab<{ atMs: number }>(GO_ON_KEY);
  forgetGoesOn();
  return left !== undefined && Date.now() - left.atMs < PATIENCE_MS;
}
