import { within } from '@longreturn/core/within';
import { LRUCache } from 'lru-cache';

const TIMEOUT_MS = 10_000;

interface ContentMemoryOptions<Value> {
  /** Capacity, in the unit of `sizeOf`. */
  most: number;
  sizeOf: (value: Value) => number;
  /** Maximum number of values; unlimited by default. */
  mostValues?: number;
  /** Returns whether to store a value that `getOrMake` created. By default all values are stored. */
  isStored?: (value: Value) => boolean;
  /** How long `getOrMake` waits for a value, in milliseconds; ten seconds by default. */
  timeoutMs?: number;
}

/**
 * A cache, bounded in size, of values derived from the current version of the public content. Callers must not modify
 * the values. If `clear` is called while a value is being created, the value is returned to its callers but not stored.
 */
export class ContentMemory<Value extends object> {
  readonly #values: LRUCache<string, Value, () => Promise<Value>>;
  #version = 0;

  constructor(options: ContentMemoryOptions<Value>) {
    const { most, sizeOf, mostValues, isStored = () => true, timeoutMs = TIMEOUT_MS } = options;
    this.#values = new LRUCache({
      ...(mostValues !== undefined && { max: mostValues }),
      maxSize: most,
      sizeCalculation: (value, key) => sizeOf(value) + key.length,
      // A fetch that `clear` aborts still returns its value to the callers, but lru-cache doesn't store it.
      ignoreFetchAbort: true,
      async fetchMethod(_key, _stale, { context: make, options: storing }) {
        const value = await within(timeoutMs, make());
        if (!isStored(value)) storing.size = most + 1; // lru-cache does not store values larger than the whole cache
        return value;
      },
    });
  }

  find(key: string): Value | undefined {
    return this.#values.get(key);
  }

  /**
   * Returns the cached value, or creates and stores it. Concurrent callers with the same key share one call of `make`.
   * Throws what `make` throws, or service.unavailable after `timeoutMs`. In both cases nothing is stored.
   */
  async getOrMake(key: string, make: () => Promise<Value>): Promise<Value> {
    const value = await this.#values.fetch(key, { context: make });
    if (value === undefined) throw new Error('a fetch returned nothing'); // never happens, because aborts are ignored
    return value;
  }

  /**
   * Returns a function that stores a value unless the content has changed since `keeper` was called. Call `keeper`
   * before you read the content.
   */
  keeper(): (key: string, value: Value) => void {
    const version = this.#version;
    return (key, value) => {
      if (version === this.#version) this.#values.set(key, value);
    };
  }

  /** Empties the cache because the content has a new version. */
  clear(): void {
    this.#version += 1;
    this.#values.clear();
  }

  /** Returns the number of values stored or being created, and the total size of the stored ones. */
  stats(): { entries: number; size: number } {
    return { entries: this.#values.size, size: this.#values.calculatedSize };
  }
}
