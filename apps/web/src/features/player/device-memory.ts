/** What the player stores on the device. */
interface Stored {
  'player.rate': number;
  'player.queue': readonly { id: string; slug: string; title: string }[];
  'player.positions': readonly StoredPosition[];
}

/** Where the reader stopped in an episode. `at` is an ISO time. */
export interface StoredPosition {
  id: string;
  positionSec: number;
  isFinished: boolean;
  at: string;
}

/** Returns a value that `storeOnDevice` stored, or undefined. */
export function readFromDevice<Key extends keyof Stored>(key: Key): Stored[Key] | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? undefined : (JSON.parse(kept) as Stored[Key]); // written by storeOnDevice
  } catch {
    return undefined;
  }
}

/** Stores a value on the device. Does nothing if the browser blocks storage. */
export function storeOnDevice<Key extends keyof Stored>(key: Key, value: Stored[Key]): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The browser blocks storage, or the storage is full.
  }
}
