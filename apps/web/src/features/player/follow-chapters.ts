import { readChapters } from './chapters.ts';
import { isSame, type PlayableEpisode, playerState, setPlayerState } from './player-state.ts';

/** Reads the chapters of the episode in the player, and shows them if the episode is still there. */
export async function followChapters(episode: PlayableEpisode): Promise<void> {
  const chapters = await readChapters(episode.chaptersUrl);
  if (isSame(playerState().episode, episode)) setPlayerState({ chapters });
}
