import { clientKeys } from '@longreturn/core/rate-limits/client-keys';
import type { Env } from './env.ts';
import { RateLimiter } from './rate-limiter.ts';

const MINUTE_MS = 60_000;

/** A rate limit for each key of a client: its IPv4 address, or its /64 and its /48 network for IPv6. */
export class ReaderLimit {
  readonly #perMinute: number;
  readonly #limiters = new Map<number, RateLimiter>();

  constructor(perMinute: number, { rateLimitMultiplier }: Pick<Env, 'rateLimitMultiplier'>) {
    this.#perMinute = Math.max(1, Math.round(perMinute * rateLimitMultiplier));
  }

  /**
   * Counts requests of a client. Returns 0, or the seconds to wait. Requests that exceed the limit of a /64 network
   * don't count for its /48 network.
   */
  spend(ip: string, tries: number): number {
    for (const { key, times } of clientKeys(ip)) {
      const seconds = this.#limiterOf(times).spend(key, tries);
      if (seconds > 0) return seconds;
    }
    return 0;
  }

  /** Returns the seconds until a request of the client would be allowed, and counts nothing. */
  secondsToWait(ip: string): number {
    return Math.max(...clientKeys(ip).map(({ key, times }) => this.#limiterOf(times).secondsToWait(key)));
  }

  #limiterOf(times: number): RateLimiter {
    const known = this.#limiters.get(times);
    if (known) return known;
    const made = new RateLimiter({ most: this.#perMinute * times, windowMs: MINUTE_MS });
    this.#limiters.set(times, made);
    return made;
  }
}
