import { useReader } from '../../../lib/auth-provider.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { usePlayer } from '../../player/player-state.ts';
import { useIsInPlayer } from './heard-position.ts';

/**
 * Returns where the reader is in an episode, in whole seconds: the player's position, otherwise where a signed-in
 * reader stopped on any device, otherwise 0.
 */
export function useHeard(episodeId: string): number {
  const isHere = useIsInPlayer(episodeId);
  const playedSec = usePlayer((player) => Math.floor(player.positionSec));
  const isSignedIn = useReader() !== undefined;
  const { data: saved } = trpc.content.listening.get.useQuery(
    { episodeId },
    { enabled: isSignedIn && !isHere, refetchOnMount: 'always' },
  );
  if (isHere) return playedSec;
  return saved && !saved.isFinished ? saved.positionSec : 0;
}
