import type { ReadItem } from '@longreturn/contract/reads';
import type { Deps } from '@longreturn/core/deps';
import { type CountedReads, storeReads } from '@longreturn/core/reads/store-reads';
import { CountBuffer, type Flushing } from '../counts/count-buffer.ts';

/**
 * The maximum number of counts in memory. It is needed because there is a count for each item and day, and a client can
 * send any ID.
 */
const MAX_ITEMS = 10_000;

type Counting = Pick<Deps, 'db' | 'clock'>;

/** Counts page views in memory. `flush` adds them to the database. */
export class ReadCounter implements Flushing {
  readonly #deps: Counting;
  readonly #counts: CountBuffer<CountedReads>;

  constructor(deps: Counting, maxItems = MAX_ITEMS) {
    this.#deps = deps;
    this.#counts = new CountBuffer({
      keyOf: ({ type, id, day }) => `${day} ${type} ${id}`,
      add: (known, { reads }) => {
        known.reads += reads;
      },
      store: (counts) => storeReads(deps, counts),
      maxKeys: maxItems,
    });
  }

  /** Counts one view of an item on the current day (UTC). */
  count({ type, id }: ReadItem): void {
    const day = this.#deps.clock.now().toISOString().slice(0, 10);
    this.#counts.add({ type, id: id.toLowerCase(), day, reads: 1 });
  }

  flush(): Promise<void> {
    return this.#counts.flush();
  }
}
