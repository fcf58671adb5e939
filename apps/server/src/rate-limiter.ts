import { LRUCache } from 'lru-cache';

/** Maximum number of keys in memory. An evicted key starts again with a full limit. */
const MAX_KEYS = 20_000;

interface Window {
  left: number;
  endsAt: number;
}

/**
 * Limits the attempts of each key within a time window, which begins with the key's first attempt. It counts in memory
 * and synchronously, because it runs before every request, and awaiting a promise would cost more than serving a cached
 * page. `now` returns the time of a monotonic clock in milliseconds.
 */
export class RateLimiter {
  readonly #most: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #windows = new LRUCache<string, Window>({ max: MAX_KEYS });

  constructor({
    most,
    windowMs,
    now = () => performance.now(),
  }: { most: number; windowMs: number; now?: () => number }) {
    this.#most = most;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /**
   * Consumes attempts of a key and returns 0. If too few are left, consumes none and returns the seconds until the
   * window ends.
   */
  spend(key: string, tries = 1): number {
    const now = this.#now();
    const window = this.#windowAt(key, now);
    if (window.left < tries) return Math.ceil((window.endsAt - now) / 1000);
    window.left -= tries;
    return 0;
  }

  /** Returns 0 if the key has an attempt left, or else the seconds until its window ends. */
  secondsToWait(key: string): number {
    const now = this.#now();
    const window = this.#windows.get(key);
    if (!window || window.endsAt <= now || window.left > 0) return 0;
    return Math.ceil((window.endsAt - now) / 1000);
  }

  #windowAt(key: string, now: number): Window {
    const running = this.#windows.get(key);
    if (running && running.endsAt > now) return running;
    const begun = { left: this.#most, endsAt: now + this.#windowMs };
    this.#windows.set(key, begun);
    return begun;
  }
}
