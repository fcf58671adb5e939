import { type Answer, sizeOf } from './answer.ts';
import { ContentMemory } from './content-memory.ts';

const MEGABYTE = 1024 * 1024;
const MOST_ANSWERS = 20_000;

interface CacheStats {
  /** Answers in memory or being made, and their bytes. */
  entries: number;
  bytes: number;
  /** Requests, since the process started, whose answer was in memory. */
  hits: number;
  /** Requests whose answer was made for them, or was being made for another. */
  misses: number;
  /** Answers whose making began. */
  renders: number;
}

/**
 * Finished answers of the current content version, bounded in number and bytes. Concurrent requests for one key share one
 * rendering; an answer whose rendering began before `clear`, and one that is 'no-store' or has another status than 200, is sent but not stored.
 */
export class AnswerCache {
  readonly #answers: ContentMemory<Answer>;
  #hits = 0;
  #misses = 0;
  #renders = 0;

  constructor({ megabytes = 32, patienceMs }: { megabytes?: number; patienceMs?: number } = {}) {
    this.#answers = new ContentMemory({
      most: megabytes * MEGABYTE,
      mostValues: MOST_ANSWERS,
      sizeOf,
      isStored: ({ status, headers }) => status === 200 && headers['cache-control'] !== 'no-store',
      ...(patienceMs !== undefined && { patienceMs }),
    });
  }

  /** Returns a stored answer without a promise, which would cost more than sending it. */
  find(key: string): Answer | undefined {
    const known = this.#answers.find(key);
    if (known) this.#hits += 1;
    return known;
  }

  /** Throws service.unavailable when the answer takes longer than ten seconds: a database may never answer. */
  async getOrMake(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const known = this.find(key);
    if (known) return known;
    this.#misses += 1;
    return this.#answers.getOrMake(key, () => {
      this.#renders += 1;
      return make();
    });
  }

  stats(): CacheStats {
    const { entries, size: bytes } = this.#answers.stats();
    return { entries, bytes, hits: this.#hits, misses: this.#misses, renders: this.#renders };
  }

  /** Forgets everything: the content has a new version. */
  clear(): void {
    this.#answers.clear();
  }
}
