import { useEffect, useSyncExternalStore } from 'react';

interface OnePlayer {
  isPlaying: boolean;
  play: () => void;
  stop: () => void;
}

/** The ID of the media item that is playing. */
let playing: string | undefined;
const listeners = new Set<() => void>();

/** Allows one player at a time on the page: starting one closes the other. It stops when its item unmounts. */
export function useOnePlayer(id: string): OnePlayer {
  const isPlaying = useSyncExternalStore(
    subscribe,
    () => playing === id,
    () => false,
  );
  useEffect(() => () => stopPlaying(id), [id]);
  return { isPlaying, play: () => startPlaying(id), stop: () => stopPlaying(id) };
}

/** Starts the player of the media item with this ID, anywhere on the page. */
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
