import type { Deps } from '@longreturn/core/deps';
import { type FeedUse, recordFeedUse } from '@longreturn/core/listening/record-feed-use';
import { LRUCache } from 'lru-cache';

/** An app that fetches a feed again within this time is recorded once. */
const INTERVAL_MS = 60_000;
const MAX_KNOWN = 20_000;
/** More uses than this are waiting only if the database is slow, and then they are dropped. */
const MAX_WAITING = 1000;

type Recording = Pick<Deps, 'db' | 'clock' | 'logger'>;

/** Records the uses of private feeds after their responses, one at a time, so that requests don't wait for it. */
export class FeedUses {
  readonly #deps: Recording;
  readonly #recent = new LRUCache<string, true>({ max: MAX_KNOWN, ttl: INTERVAL_MS });
  #waiting = 0;
  #last: Promise<void> = Promise.resolve();

  constructor(deps: Recording) {
    this.#deps = deps;
  }

  record(use: FeedUse): void {
    const key = `${use.feedId} ${use.ip} ${use.userAgent}`;
    if (this.#recent.has(key) || this.#waiting >= MAX_WAITING) return;
    this.#recent.set(key, true);
    this.#waiting += 1;
    this.#last = this.#last.then(() => this.#store(use));
  }

  /** Resolves when all uses so far are stored. */
  settled(): Promise<void> {
    return this.#last;
  }

  async #store(use: FeedUse): Promise<void> {
    try {
      await recordFeedUse(this.#deps, use);
    } catch (error) {
      this.#deps.logger.warn(
        { error: String(error), feed: use.feedId },
        'the use of a private feed could not be stored',
      );
    } finally {
      this.#waiting -= 1;
    }
  }
}
