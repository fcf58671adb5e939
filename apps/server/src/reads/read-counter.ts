import type { ReadItem } from '@longreturn/contract/reads';
import type { Deps } from '@longreturn/core/deps';
import { type CountedReads, storeReads } from '@longreturn/core/reads/store-reads';

/**
 * The maximum number of counts in memory, one for each item and day, so that a flood of unknown IDs doesn't fill the
 * memory.
 */
const MAX_ITEMS = 10_000;

type Counting = Pick<Deps, 'db' | 'clock'>;

/** Counts page views in memory and adds them to the database when it is flushed. */
export class ReadCounter {
  readonly #deps: Counting;
  readonly #maxItems: number;
  #counts = new Map<string, CountedReads>();
  #flushed: Promise<void> = Promise.resolve();

  constructor(deps: Counting, maxItems = MAX_ITEMS) {
    this.#deps = deps;
    this.#maxItems = maxItems;
  }

  /** Counts a view now. */
  count({ type, id }: ReadItem): void {
    const day = this.#deps.clock.now().toISOString().slice(0, 10);
    this.#add({ type, id: id.toLowerCase(), day, reads: 1 });
  }

  /** Stores the counts after any earlier flush has ended. If it fails, it keeps them for the next flush and rejects. */
  flush(): Promise<void> {
    this.#flushed = this.#flushed.catch(() => {}).then(() => this.#store());
    return this.#flushed;
  }

  async #store(): Promise<void> {
    const counts = this.#counts;
    this.#counts = new Map();
    try {
      await storeReads(this.#deps, [...counts.values()]);
    } catch (error) {
      for (const counted of counts.values()) this.#add(counted);
      throw error;
    }
  }

  #add(counted: CountedReads): void {
    const { type, id, day, reads } = counted;
    const key = `${day} ${type} ${id}`;
    const known = this.#counts.get(key);
    if (known) known.reads += reads;
    else if (this.#counts.size < this.#maxItems) this.#counts.set(key, { ...counted });
  }
}
