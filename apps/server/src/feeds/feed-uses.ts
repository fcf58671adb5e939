import type { Deps } from '@longreturn/core/deps';
import { appOf, type FeedUse, networkOf, recordFeedUse } from '@longreturn/core/listening/record-feed-use';
import { within } from '@longreturn/core/within';
import { LRUCache } from 'lru-cache';

/** If an app requests a feed or its files several times from one network within this time, only one use is recorded. */
const INTERVAL_MS = 60_000;
const MAX_KNOWN = 20_000;
/** If this many uses are waiting because the database is slow, further ones are dropped. */
const MAX_WAITING = 1000;
/** The maximum number of waiting uses of one feed, so that they don't crowd out those of other feeds. */
const MAX_WAITING_OF_FEED = 50;
/** Time limit for storing the last uses, so that an unresponsive database doesn't delay the shutdown. */
const LAST_USES_MS = 3000;

type Recording = Pick<Deps, 'db' | 'clock' | 'logger'>;

/** Records the uses of private feeds one by one, each after its response, so that no request waits for the database. */
export class FeedUses {
  readonly #deps: Recording;
  readonly #recent = new LRUCache<string, true>({ max: MAX_KNOWN, ttl: INTERVAL_MS });
  readonly #waitingOf = new Map<string, number>();
  #waiting = 0;
  #last: Promise<void> = Promise.resolve();

  constructor(deps: Recording) {
    this.#deps = deps;
  }

  record(use: FeedUse): void {
    const key = `${use.feedId} ${networkOf(use.ip)} ${appOf(use.userAgent)}`;
    const ofFeed = this.#waitingOf.get(use.feedId) ?? 0;
    if (this.#recent.has(key) || this.#waiting >= MAX_WAITING || ofFeed >= MAX_WAITING_OF_FEED) return;
    this.#recent.set(key, true);
    this.#waiting += 1;
    this.#waitingOf.set(use.feedId, ofFeed + 1);
    this.#last = this.#last.then(() => this.#store(use));
  }

  /** Resolves when all uses so far are stored. */
  settled(): Promise<void> {
    return this.#last;
  }

  /** Waits until all uses so far are stored, but at most three seconds. Uses that aren't stored by then are lost. */
  async close(): Promise<void> {
    await within(LAST_USES_MS, this.#last).catch(() => {
      this.#deps.logger.warn({ lost: this.#waiting }, 'the last uses of private feeds could not be stored');
    });
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
      this.#end(use);
    }
  }

  #end({ feedId }: FeedUse): void {
    this.#waiting -= 1;
    const ofFeed = this.#waitingOf.get(feedId) ?? 0;
    if (ofFeed > 1) this.#waitingOf.set(feedId, ofFeed - 1);
    else this.#waitingOf.delete(feedId);
  }
}
