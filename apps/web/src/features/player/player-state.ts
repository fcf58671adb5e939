import type { User } from '@longreturn/contract/account';
import type { Episode } from '@longreturn/contract/content';
import { type ComponentType, useSyncExternalStore } from 'react';
import type { PlayedChapter } from './chapters.ts';
import type { PlayerFailure } from './failure.ts';
import type { Queue } from './queue.ts';
import type { ChosenTimer } from './sleep-timer.ts';

/** What the player needs to know about an episode. Every episode in a list and on a page has these fields. */
export type PlayableEpisode = Pick<
  Episode,
  'id' | 'slug' | 'title' | 'type' | 'cover' | 'hasVideo' | 'audio' | 'chaptersUrl'
> & {
  /** The token of the preview link that the episode was opened with. */
  preview?: string | undefined;
};

export interface PlayerState {
  /** The episode in the player; undefined while the player is closed. */
  episode?: PlayableEpisode | undefined;
  isPlaying: boolean;
  /** Times are in seconds from the start of the episode's audio. */
  positionSec: number;
  durationSec: number;
  /** The speed: 1 is normal. */
  rate: number;
  isMuted?: boolean;
  failure?: PlayerFailure | undefined;
  chapters?: readonly PlayedChapter[];
  queue?: Queue;
  timer?: ChosenTimer;
  /** The signed-in reader. */
  reader?: User | undefined;
  /** The bar at the bottom of the page. The player's code sets it when it has loaded. */
  Bar?: ComponentType;
}

/** The key in the tab's storage for the contents of the player, which are restored after a reload. */
export const LEFT_KEY = 'player';

/** What was in the player when the reader left the page. */
export interface LeftPlayer {
  slug: string;
  positionSec: number;
}

const IDLE: PlayerState = { isPlaying: false, positionSec: 0, durationSec: 0, rate: 1 };
const listeners = new Set<() => void>();
let state = IDLE;

/** Returns the state of the player. */
export const playerState = (): PlayerState => state;

/** Returns whether these are the same episode, opened with the same preview link or both without one. */
export function isSame(one: EpisodeKey | undefined, other: EpisodeKey): boolean {
  return one?.id === other.id && one.preview === other.preview;
}

type EpisodeKey = Pick<PlayableEpisode, 'id' | 'preview'>;

/** Changes fields of the player's state. Only the player's own code calls this. */
export function setPlayerState(change: Partial<PlayerState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

/** Returns a part of the player's state. The component renders again when this part has changed. */
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
