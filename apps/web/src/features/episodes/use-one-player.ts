import { useState, useSyncExternalStore } from 'react';

interface OnePlayer {
  isPlaying: boolean;
  play: () => void;
  stop: () => void;
}

/** Which mounted item plays; a fresh object each, so that nothing plays by itself after a return to the page. */
let playing: object | undefined;
const listeners = new Set<() => void>();

/** One player at a time on the whole page: to start one is to close the other. */
export function useOnePlayer(): OnePlayer {
  const [item] = useState(() => ({}));
  const isPlaying = useSyncExternalStore(
    subscribe,
    () => playing === item,
    () => false,
  );
  return { isPlaying, play: () => setPlaying(item), stop: () => setPlaying(undefined) };
}

function setPlaying(item: object | undefined): void {
  playing = item;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
