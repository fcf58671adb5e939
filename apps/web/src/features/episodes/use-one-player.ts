import { useEffect, useSyncExternalStore } from 'react';

interface OnePlayer {
  isPlaying: boolean;
  play: () => void;
  stop: () => void;
}

/** The id of the media item that plays. */
let playing: string | undefined;
const listeners = new Set<() => void>();

/** One player at a time on the whole page: starting one closes the other. It stops when its item leaves the page. */
export function useOnePlayer(id: string): OnePlayer {
  const isPlaying = useSyncExternalStore(
    subscribe,
    () => playing === id,
    () => false,
  );
  useEffect(() => () => stopPlaying(id), [id]);
  return { isPlaying, play: () => startPlaying(id), stop: () => stopPlaying(id) };
}

/** Starts the player of the media item with this id, wherever on the page the item is. */
export function startPlaying(id: string): void {
  setPlaying(id);
}

function stopPlaying(id: string): void {
  if (playing === id) setPlaying(undefined);
}

function setPlaying(id: string | undefined): void {
  playing = id;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
