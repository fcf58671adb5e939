import type { Episode } from '@longreturn/contract/content';
import { type ComponentType, useSyncExternalStore } from 'react';

/** What the player needs to know about an episode. Every episode in a list and on a page has these fields. */
export type PlayableEpisode = Pick<
  Episode,
  'id' | 'slug' | 'title' | 'type' | 'cover' | 'hasVideo' | 'audio' | 'chaptersUrl'
>;

export interface PlayerState {
  /** The episode in the player; undefined while the player is closed. */
  episode?: PlayableEpisode | undefined;
  isPlaying: boolean;
  /** Times are in seconds from the start of the episode's audio. */
  positionSec: number;
  durationSec: number;
  /** The speed: 1 is normal. */
  rate: number;
  /** The bar at the bottom of the page. Its code sets it when it has loaded. */
  Bar?: ComponentType;
}

const IDLE: PlayerState = { isPlaying: false, positionSec: 0, durationSec: 0, rate: 1 };
const listeners = new Set<() => void>();
let state = IDLE;

/** Returns the state of the player. */
export const playerState = (): PlayerState => state;

/** Changes fields of the player's state. Only the player's own code calls this. */
export function setPlayerState(change: Partial<PlayerState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Returns a part of the player's state. The component renders again when the part changes, which must be a scalar. */
export function usePlayer<Part>(select: (player: PlayerState) => Part): Part {
  return useSyncExternalStore(
    subscribe,
    () => select(state),
    () => select(IDLE),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
