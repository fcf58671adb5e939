import { LRUCache } from 'lru-cache';

interface ContentMemoryOptions<Value> {
  /** The most that is kept, in the measure of `sizeOf`. */
  most: number;
  sizeOf: (value: Value) => number;
}

/** What was made of public content in its current version, bounded in size. Whoever gets a value leaves it as it is. */
export class ContentMemory<Value extends object> {
  readonly #values: LRUCache<string, Value>;
  #version = 0;

  constructor({ most, sizeOf }: ContentMemoryOptions<Value>) {
    this.#values = new LRUCache({ maxSize: most, sizeCalculation: (value, key) => sizeOf(value) + key.length });
  }

  find(key: string): Value | undefined {
    return this.#values.get(key);
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
  }
}
