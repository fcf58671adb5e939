import * as engine from './engine.ts';
import { PlayerBar } from './player-bar.tsx';
import { setPlayerState } from './player-state.ts';

/** Shows the bar while an episode is in the player. Returns the functions that operate the player. */
export function openPlayer(): typeof engine {
  setPlayerState({ Bar: PlayerBar });
  return engine;
}
