import { within } from '@longreturn/core/within';
import { LRUCache } from 'lru-cache';

const PATIENCE_MS = 10_000;

interface ContentMemoryOptions<Value> {
  /** The most that is kept, in the measure of `sizeOf`. */
  most: number;
  sizeOf: (value: Value) => number;
}

/** Values made of public content in its current version, bounded in size. Callers must not change a value they get. */
export class ContentMemory<Value extends object> {
  readonly #values: LRUCache<string, Value>;
  readonly #pending = new Map<string, Promise<Value>>();
  #version = 0;

  constructor({ most, sizeOf }: ContentMemoryOptions<Value>) {
    this.#values = new LRUCache({ maxSize: most, sizeCalculation: (value, key) => sizeOf(value) + key.length });
  }

  find(key: string): Value | undefined {
    return this.#values.get(key);
  }

  /**
   * Returns the stored value, else makes and stores it; concurrent callers of one key share one making. Throws what
   * `make` throws, which is not stored, and service.unavailable when it takes longer than ten seconds.
   */
  async getOrMake(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#values.get(key) ?? this.#pending.get(key);
    if (known) return known;
    const keep = this.keeper();
    const making = within(PATIENCE_MS, make());
    this.#pending.set(key, making);
    try {
      const value = await making;
      keep(key, value);
      return value;
    } finally {
      if (this.#pending.get(key) === making) this.#pending.delete(key);
    }
  }

  /** To be called before a value is made: returns what keeps it, unless the content has changed meanwhile. */
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
    this.#pending.clear();
  }
}
