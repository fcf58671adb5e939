import { within } from '@longreturn/core/within';
import { LRUCache } from 'lru-cache';

const PATIENCE_MS = 10_000;

interface ContentMemoryOptions<Value> {
  /** How much is stored at most, in the unit of `sizeOf`. */
  most: number;
  sizeOf: (value: Value) => number;
  /** How many values are stored at most; any number by default. */
  mostValues?: number;
  /** Whether a value that `getOrMake` made may be stored; all are by default. */
  isStored?: (value: Value) => boolean;
  /** How many milliseconds `getOrMake` waits for a value. */
  patienceMs?: number;
}

/**
 * Values made of public content in its current version, bounded in size. Callers must not change a value they get.
 * `clear` forgets everything, and what was being made then is returned to its callers and not stored.
 */
export class ContentMemory<Value extends object> {
  readonly #values: LRUCache<string, Value, () => Promise<Value>>;
  #version = 0;

  constructor(options: ContentMemoryOptions<Value>) {
    const { most, sizeOf, mostValues, isStored = () => true, patienceMs = PATIENCE_MS } = options;
    this.#values = new LRUCache({
      ...(mostValues !== undefined && { max: mostValues }),
      maxSize: most,
      sizeCalculation: (value, key) => sizeOf(value) + key.length,
      // A fetch that `clear` aborts still answers its callers, and lru-cache doesn't store its value.
      ignoreFetchAbort: true,
      async fetchMethod(_key, _stale, { context: make, options: storing }) {
        const value = await within(patienceMs, make());
        if (!isStored(value)) storing.size = most + 1; // lru-cache stores nothing that is larger than the whole cache
        return value;
      },
    });
  }

  find(key: string): Value | undefined {
    return this.#values.get(key);
  }

  /**
   * Returns the stored value, else makes and stores it; concurrent callers of one key share one call of `make`. Throws
   * what `make` throws, which is not stored, and service.unavailable when it takes longer than ten seconds.
   */
  async getOrMake(key: string, make: () => Promise<Value>): Promise<Value> {
    const value = await this.#values.fetch(key, { context: make });
    if (value === undefined) throw new Error('a fetch came to nothing'); // only aborted ones do, and aborts are ignored
    return value;
  }

  /** To be called before a value is read: returns a function that stores it, unless the content has changed meanwhile. */
  keeper(): (key: string, value: Value) => void {
    const version = this.#version;
    return (key, value) => {
      if (version === this.#version) this.#values.set(key, value);
    };
  }

  /** Forgets everything: the content has a new version. */
  clear(): void {
    this.#version += 1;
    this.#values.clear();
  }

  /** How many values are stored or being made, and their size. */
  stats(): { entries: number; size: number } {
    return { entries: this.#values.size, size: this.#values.calculatedSize };
  }
}
