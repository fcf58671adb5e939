import type { Episode } from '@longreturn/contract/content';
import { playEpisode, withPlayer } from '../../player/play-episode.ts';
import { isSame, type PlayerState, playerState, usePlayer } from '../../player/player-state.ts';
import { indexAt } from './transcript-turns.ts';

/** Returns whether the episode is in the player. */
export function useIsInPlayer(episodeId: string): boolean {
  return usePlayer(({ episode }) => episode?.id === episodeId);
}

/** Returns the index of the part (chapter or cue) that plays now; -1 if the episode is not in the player. */
export function usePlayedPart(episodeId: string, parts: readonly { startTime: number }[]): number {
  return usePlayer((player) => (isIn(player, episodeId) ? indexAt(parts, player.positionSec) : -1));
}

const isIn = ({ episode }: PlayerState, id: string): boolean => episode?.id === id;

/**
 * Returns the URL of an episode's audio, starting at a time. Browsers play it without JavaScript. The URL is only a
 * path, so that the audio comes from the page's origin. The API's URLs have the site's public origin, which may differ.
 */
export function audioHref({ audio }: Pick<Episode, 'audio'>, atSec = 0): string | undefined {
  if (!audio) return undefined;
  const { pathname } = new URL(audio.url);
  return atSec > 0 ? `${pathname}#t=${Math.floor(atSec)}` : pathname;
}

/** Plays an episode from the given time. */
export const playFrom = (episode: Episode, atSec: number): void => playEpisode(episode, { atSec });

/**
 * Moves to a time of an episode. A paused episode stays paused. An episode that isn't in the player starts to play at
 * that time.
 */
export function moveTo(episode: Episode, sec: number): void {
  if (isSame(playerState().episode, episode)) withPlayer((engine) => engine.seek(sec));
  else playFrom(episode, sec);
}
