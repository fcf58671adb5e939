import { useEffect, useEffectEvent } from 'react';
import { momentOf } from './moment-path.ts';
import { withPlayer } from './play-episode.ts';
import type { PlayableEpisode } from './player-state.ts';

/** Puts the page's episode into the player, paused at the time in the page's URL (`?t=`), if there is one. */
export function useCuedMoment(episode: PlayableEpisode): void {
  const cue = useEffectEvent(() => {
    const sec = momentOf(window.location.search);
    if (sec !== undefined && episode.audio) withPlayer((engine) => engine.cue(episode, sec));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each episode's page
  useEffect(() => cue(), [episode.id]);
}
