import { useEffect } from 'react';
import { useAuth } from '../../lib/auth-provider.tsx';
import { readFromTab } from '../../lib/tab-storage.ts';
import { withPlayer } from './play-episode.ts';
import { LEFT_KEY, type LeftPlayer, setPlayerState, usePlayer } from './player-state.ts';

/**
 * The container for the player on every page. After a reload, the player comes back with its episode, paused. After a
 * login with Google or Apple, it resumes if it was playing before.
 */
export function PlayerHost() {
  const { session } = useAuth();
  const Bar = usePlayer((player) => player.Bar);
  useEffect(() => setPlayerState({ reader: session.is === 'user' ? session.user : undefined }), [session]);
  useEffect(() => {
    const left = readFromTab<LeftPlayer>(LEFT_KEY);
    if (left) withPlayer((engine) => void engine.restore(left));
  }, []);
  return Bar ? <Bar /> : null;
}
