import { showLoadFailure } from '../toasts/show-toast.ts';
import type { PlayableEpisode } from './player-state.ts';

type Engine = typeof import('./engine.ts');

/** Loads the player's code and calls `run` with it. Shows a toast if the code doesn't load. */
export function withPlayer(run: (engine: Engine) => void): void {
  import('./open-player.ts').then(({ openPlayer }) => run(openPlayer()), showLoadFailure);
}

/** Plays an episode from `atSec`. Without `atSec`, the episode continues where the reader stopped. */
export function playEpisode(episode: PlayableEpisode, { atSec }: { atSec?: number } = {}): void {
  withPlayer((engine) => engine.play(episode, atSec));
}
