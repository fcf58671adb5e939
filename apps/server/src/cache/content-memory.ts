import { LRUCache } from 'lru-cache';

const MOST_CHARACTERS = 24 * 1024 * 1024;

/** What was read of public content in its current version, bounded in size. Whoever gets a value leaves it as it is. */
export class ContentMemory {
  readonly #values = new LRUCache<string, object>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (value, key) => key.length + JSON.stringify(value).length,
  });
  #version = 0;

  /** What was read under this key, or what `read` brings. A failure, and what was read of an older version, is not kept. */
  async remember<Value extends object>(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.#values.get(key);
    if (known) return known as Value; // a key names one procedure and input
    const version = this.#version;
    const value = await read();
    if (version === this.#version) this.#values.set(key, value);
    return value;
  }

  /** Forgets everything: the content has a new version. */
  clear(): void {
    this.#version += 1;
    this.#values.clear();
  }
}
