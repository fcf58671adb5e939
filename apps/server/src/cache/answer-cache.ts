import { within } from '@longreturn/core/within';
import { LRUCache } from 'lru-cache';
import { type Answer, sizeOf } from './answer.ts';

const MEGABYTE = 1024 * 1024;
const PATIENCE_MS = 10_000;
const MOST_ANSWERS = 20_000;

interface CacheStats {
  /** Answers in memory, and their bytes. */
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
 * Finished answers of the current content version, bounded in number and bytes. One key is made by one caller at a
 * time, the others wait for it; an answer whose making began before `clear` is given out but not kept.
 */
export class AnswerCache {
  readonly #answers: LRUCache<string, Answer>;
  readonly #patienceMs: number;
  readonly #pending = new Map<string, Promise<Answer>>();
  #hits = 0;
  #misses = 0;
  #renders = 0;

  constructor({ megabytes = 32, patienceMs = PATIENCE_MS }: { megabytes?: number; patienceMs?: number } = {}) {
    this.#patienceMs = patienceMs;
    this.#answers = new LRUCache({ max: MOST_ANSWERS, maxSize: megabytes * MEGABYTE, sizeCalculation: sizeOf });
  }

  find(key: string): Answer | undefined {
    const known = this.#answers.get(key);
    if (known) this.#hits += 1;
    return known;
  }

  /** Throws service.unavailable when the making takes longer than ten seconds: a database may never answer. */
  async getOrMake(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const known = this.find(key);
    if (known) return known;
    this.#misses += 1;
    const pending = this.#pending.get(key);
    if (pending) return pending;
    this.#renders += 1;
    const making = within(this.#patienceMs, make());
    this.#pending.set(key, making);
    try {
      const answer = await making;
      if (answer.status === 200 && this.#pending.get(key) === making) this.#answers.set(key, answer);
      return answer;
    } finally {
      if (this.#pending.get(key) === making) this.#pending.delete(key);
    }
  }

  stats(): CacheStats {
    const { size: entries, calculatedSize: bytes } = this.#answers;
    return { entries, bytes, hits: this.#hits, misses: this.#misses, renders: this.#renders };
  }

  /** Forgets everything: the content has a new version. */
  clear(): void {
    this.#answers.clear();
    this.#pending.clear();
  }
}
