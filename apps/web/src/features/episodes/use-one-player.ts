import { useEffect, useSyncExternalStore } from 'react';

interface OnePlayer {
  isOpen: boolean;
  play: () => void;
  stop: () => void;
}

/** The ID of the media item whose player is open. */
let playing: string | undefined;
const listeners = new Set<() => void>();

/**
 * Keeps at most one player open on the page: starting a player closes the one that's open. A player also closes when
 * its media item unmounts.
 */
export function useOnePlayer(id: string): OnePlayer {
  const isOpen = useSyncExternalStore(
    subscribe,
    () => playing === id,
    () => false,
  );
  useEffect(() => () => stopPlaying(id), [id]);
  return { isOpen, play: () => startPlaying(id), stop: () => stopPlaying(id) };
}

/** Starts the player of the media item with this ID. Any component on the page can call it. */
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
