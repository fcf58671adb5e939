import { storeInTab } from '../../lib/tab-storage.ts';
import { LEFT_KEY, type LeftPlayer, playerState } from './player-state.ts';
import { accountPosition, devicePosition, positionOf, SAVE_EVERY_MS, savePosition, startOf } from './positions.ts';

let savedAtMs = 0;
/** Whether the episode has played, or the listener has moved to another position, since the position was saved. */
let isUnsaved = false;
/**
 * The ID of the episode whose position is being fetched from the account. Until the response arrives, no position
 * is saved for this episode.
 */
let awaitedId: string | undefined;

/** Notes that the position has changed since it was saved. */
export function markUnsaved(): void {
  isUnsaved = true;
}

/** Forgets the state of the previous episode. */
export function forgetFormerEpisode(): void {
  isUnsaved = false;
  awaitedId = undefined;
}

/**
 * Ignores the position that is being read from the account. Call this when the player moves to another position or
 * closes.
 */
export function ignoreAccount(): void {
  awaitedId = undefined;
}

/**
 * Stores what is in the player, so that a reload of the tab can restore it. Saves the position only if the
 * episode was played, or another position was chosen, in this tab: a tab that is left open must not replace a newer
 * position from another device. Stores nothing for a preview.
 */
export function save(): void {
  const { reader, episode } = playerState();
  const position = positionOf(playerState(), new Date());
  if (!episode || !position || episode.preview !== undefined) return;
  savedAtMs = Date.now();
  storeInTab(LEFT_KEY, { slug: episode.slug, positionSec: position.positionSec } satisfies LeftPlayer);
  if (!isUnsaved || awaitedId === episode.id) return;
  isUnsaved = false;
  savePosition(position, { isSignedIn: reader !== undefined });
}

/** Saves while the episode plays, but not more often than every 15 seconds. */
export function saveNowAndThen(): void {
  if (Date.now() - savedAtMs >= SAVE_EVERY_MS) save();
}

/**
 * Returns where the reader stopped on another device, if they used that device more recently than this one. Returns
 * undefined if the reader changes the position or opens another episode before the server responds.
 */
export async function findLaterStart(id: string): Promise<number | undefined> {
  awaitedId = id;
  const here = devicePosition(id);
  const account = await accountPosition(id);
  if (awaitedId !== id) return undefined;
  awaitedId = undefined;
  const startSec = startOf(here, account);
  return startSec === startOf(here) ? undefined : startSec;
}
