import { readChapters } from './chapters.ts';
import { isSame, type PlayableEpisode, playerState, setPlayerState } from './player-state.ts';

/** Loads the chapters of the episode in the player, and shows them if the player still has that episode. */
export async function followChapters(episode: PlayableEpisode): Promise<void> {
  const chapters = await readChapters(episode.chaptersUrl);
  if (isSame(playerState().episode, episode)) setPlayerState({ chapters });
}
