import { readFromDevice, type StoredPosition, storeOnDevice } from './device-memory.ts';
import type { PlayerState } from './player-state.ts';

/** How many episodes' positions the device keeps. */
const MOST_KEPT = 100;
/** An episode counts as finished if no more than this is left, in seconds. */
const END_SEC = 10;
/** How long to wait for the account's position, in milliseconds. */
const PATIENCE_MS = 10_000;
/** The shortest time between two saves while an episode plays, in milliseconds. */
export const SAVE_EVERY_MS = 15_000;

/** Returns where the reader is in an episode. */
export function positionOf({ episode, positionSec, durationSec }: PlayerState, now: Date): StoredPosition | undefined {
  if (!episode) return undefined;
  const isFinished = durationSec > 0 && positionSec >= durationSec - END_SEC;
  return { id: episode.id, positionSec: Math.floor(positionSec), isFinished, at: now.toISOString() };
}

/**
 * Stores a position on this device and, for signed-in readers, in their account. The request to the account continues
 * after the reader has left the page.
 */
export function savePosition(position: StoredPosition, { isSignedIn }: { isSignedIn: boolean }): void {
  const { id, ...rest } = position;
  const others = (readFromDevice('player.positions') ?? []).filter((kept) => kept.id !== id);
  storeOnDevice('player.positions', [position, ...others].slice(0, MOST_KEPT));
  if (!isSignedIn) return;
  fetch(`/api/listening/positions/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(rest),
    keepalive: true,
  }).catch(() => {});
}

/** Returns where the reader stopped in an episode on this device. */
export function devicePosition(id: string): StoredPosition | undefined {
  return readFromDevice('player.positions')?.find((kept) => kept.id === id);
}

/**
 * Asks the server where a signed-in reader stopped in an episode, on any device. Returns undefined if the account has
 * no position or the request fails.
 */
export async function accountPosition(id: string): Promise<StoredPosition | undefined> {
  try {
    const response = await fetch(`/api/listening/positions/${id}`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const found = response.ok ? ((await response.json()) as AccountPosition | null) : null; // listeningPositionSchema
    return found
      ? { id, at: found.updatedAt, positionSec: found.positionSec, isFinished: found.isFinished }
      : undefined;
  } catch {
    return undefined;
  }
}

interface AccountPosition {
  positionSec: number;
  isFinished: boolean;
  updatedAt: string;
}

/** Returns where an episode starts: where the reader stopped last, or the beginning if it was finished. */
export function startOf(...positions: readonly (StoredPosition | undefined)[]): number {
  const [latest] = positions
    .filter((each) => each !== undefined)
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return !latest || latest.isFinished ? 0 : latest.positionSec;
}

/**
 * Returns the position to use in a rendition of this length. If the given position is after the end, returns the
 * position ten seconds before the end. A length of 0 means that the length is unknown; the position then stays as it
 * is.
 */
export function withinLength(positionSec: number, durationSec: number): number {
  return durationSec > 0 && positionSec > durationSec ? Math.max(0, durationSec - END_SEC) : positionSec;
}
