import { readFromTab, storeInTab } from '../../lib/tab-storage.ts';
import { playerState } from './player-state.ts';

/** The key under which the tab stores that the player goes on playing after the next load of a page. */
const GO_ON_KEY = 'player.goes-on';

/** Makes the player go on playing after the next load of a page in this tab, if it plays now. */
export function goOnAfterLoad(): void {
  storeInTab(GO_ON_KEY, playerState().isPlaying ? {} : undefined);
}

/** Returns whether `goOnAfterLoad` was called before this load, and forgets it. */
export function takeGoesOn(): boolean {
  const goesOn = readFromTab(GO_ON_KEY) !== undefined;
  storeInTab(GO_ON_KEY, undefined);
  return goesOn;
}
