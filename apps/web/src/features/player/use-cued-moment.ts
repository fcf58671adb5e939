import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { momentOnPage } from './moment-path.ts';
import { withPlayer } from './play-episode.ts';
import type { PlayableEpisode } from './player-state.ts';

/** The entries of the tab's history whose `?t=` was applied. Going back to an entry must not move the player again. */
const used = new Set<string>();

/** If the page's URL has a time (`?t=`), puts the page's episode into the player, paused at that time. */
export function useCuedMoment(episode: PlayableEpisode): void {
  const sec = useLocation({ select: (location) => momentOnPage(location, episode) });
  const entry = useLocation({ select: ({ state }) => state.__TSR_key ?? '' });
  const cue = useEffectEvent((atSec: number) => {
    if (!episode.audio || used.has(entry)) return;
    used.add(entry);
    withPlayer((engine) => engine.cue(episode, atSec));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to another episode may have the same time
  useEffect(() => {
    if (sec !== undefined) cue(sec);
  }, [episode.id, sec]);
}
