/** Keeps counts in memory until they are flushed to the database. */
export interface Flushing {
  /**
   * Waits for earlier flushes to end, then stores the counts. If storing fails, keeps the counts for the next flush and
   * throws.
   */
  flush(): Promise<void>;
}

interface CountBufferOptions<Counted> {
  /** Returns the key under which counts are added up. */
  keyOf: (counted: Counted) => string;
  /** Adds `more` to the counts with the same key. */
  add: (known: Counted, more: Counted) => void;
  /** Stores all counts or none. */
  store: (counts: Counted[]) => Promise<void>;
  /** The maximum number of keys in memory. Further keys are dropped, so that a flood can't fill the memory. */
  maxKeys: number;
}

/** Adds up counts in memory, so that no request waits for the database. `flush` stores them. */
export class CountBuffer<Counted extends object> implements Flushing {
  readonly #options: CountBufferOptions<Counted>;
  #counts = new Map<string, Counted>();
  #flushed: Promise<void> = Promise.resolve();

  constructor(options: CountBufferOptions<Counted>) {
    this.#options = options;
  }

  add(counted: Counted): void {
    const { keyOf, add, maxKeys } = this.#options;
    const key = keyOf(counted);
    const known = this.#counts.get(key);
    if (known) add(known, counted);
    else if (this.#counts.size < maxKeys) this.#counts.set(key, { ...counted });
  }

  flush(): Promise<void> {
    this.#flushed = this.#flushed.catch(() => {}).then(() => this.#store());
    return this.#flushed;
  }

  async #store(): Promise<void> {
    const counts = this.#counts;
    this.#counts = new Map();
    try {
      await this.#options.store([...counts.values()]);
    } catch (error) {
      for (const counted of counts.values()) this.add(counted);
      throw error;
    }
  }
}
