import { ContentMemory } from './content-memory.ts';
import { type StoredResponse, sizeOf } from './stored-response.ts';

const MEGABYTE = 1024 * 1024;
const MAX_RESPONSES = 20_000;

interface CacheStats {
  /** Responses cached or in progress, and their bytes. */
  entries: number;
  bytes: number;
  /** Cache hits since the process started. */
  hits: number;
  /** Cache misses: requests that started a rendering or waited for one in progress. */
  misses: number;
  /** Renderings started. */
  renders: number;
}

/**
 * A cache of complete responses for the current content version, bounded in number and bytes. Concurrent requests for
 * the same key share one rendering. A response is returned but not stored if its rendering began before the last
 * `clear`, if its status is not 200, or if its Cache-Control is 'no-store'.
 */
export class ResponseCache {
  readonly #responses: ContentMemory<StoredResponse>;
  #hits = 0;
  #misses = 0;
  #renders = 0;

  constructor({ megabytes = 32, timeoutMs }: { megabytes?: number; timeoutMs?: number } = {}) {
    this.#responses = new ContentMemory({
      most: megabytes * MEGABYTE,
      mostValues: MAX_RESPONSES,
      sizeOf,
      isStored: ({ status, headers }) => status === 200 && headers['cache-control'] !== 'no-store',
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
  }

  /**
   * Returns a cached response. This is synchronous because awaiting a promise would cost more than sending the
   * response.
   */
  find(key: string): StoredResponse | undefined {
    const known = this.#responses.find(key);
    if (known) this.#hits += 1;
    return known;
  }

  /**
   * Returns the cached response or renders it. Throws service.unavailable after ten seconds, because the database might
   * never respond.
   */
  async getOrMake(key: string, make: () => Promise<StoredResponse>): Promise<StoredResponse> {
    const known = this.find(key);
    if (known) return known;
    this.#misses += 1;
    return this.#responses.getOrMake(key, () => {
      this.#renders += 1;
      return make();
    });
  }

  stats(): CacheStats {
    const { entries, size: bytes } = this.#responses.stats();
    return { entries, bytes, hits: this.#hits, misses: this.#misses, renders: this.#renders };
  }

  /** Empties the cache because the content has a new version. */
  clear(): void {
    this.#responses.clear();
  }
}
