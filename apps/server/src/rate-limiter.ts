import { LRUCache } from 'lru-cache';

/** So many keys are remembered at once; who is pushed out begins anew. */
const MOST_KEYS = 20_000;

interface Window {
  left: number;
  endsAt: number;
}

/**
 * How often each key may do something within a window of time that begins with its first try. It counts in this
 * process and answers at once: it stands before every request, where a promise would cost more than a cached page.
 */
export class RateLimiter {
  readonly #most: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  readonly #windows = new LRUCache<string, Window>({ max: MOST_KEYS });

  constructor({ most, windowMs, now = Date.now }: { most: number; windowMs: number; now?: () => number }) {
    this.#most = most;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /** Takes one try of the key. Returns 0, or the seconds until there are tries again when none is left. */
  spend(key: string): number {
    const now = this.#now();
    const window = this.#windows.get(key);
    if (!window || window.endsAt <= now) {
      this.#windows.set(key, { left: this.#most - 1, endsAt: now + this.#windowMs });
      return 0;
    }
    if (window.left === 0) return Math.ceil((window.endsAt - now) / 1000);
    window.left -= 1;
    return 0;
  }
}
