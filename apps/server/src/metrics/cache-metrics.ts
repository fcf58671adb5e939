import { Counter, Gauge, type Registry } from 'prom-client';
import type { AnswerCache } from '../cache/answer-cache.ts';

/** Adds the size and the hit counts of the response cache. */
export function measureCache(registry: Registry, cache: Pick<AnswerCache, 'stats'>): void {
  const registers = [registry];
  new Gauge({
    name: 'answer_cache_entries',
    help: 'Public answers (pages, API, sitemap) in memory.',
    registers,
    collect() {
      this.set(cache.stats().entries);
    },
  });
  new Gauge({
    name: 'answer_cache_bytes',
    help: 'Bytes of their bodies, plain and compressed, with a kilobyte for the rest of each.',
    registers,
    collect() {
      this.set(cache.stats().bytes);
    },
  });
  new Counter({
    name: 'answer_cache_requests_total',
    help: 'Requests for public answers since the process started. hit: the answer was in memory. miss: it was made, or another request was making it already.',
    labelNames: ['result'],
    registers,
    collect() {
      const { hits, misses } = cache.stats();
      this.reset();
      this.inc({ result: 'hit' }, hits);
      this.inc({ result: 'miss' }, misses);
    },
  });
  new Counter({
    name: 'answer_cache_renders_total',
    help: 'Public answers that were made since the process started, stored or not. Pages for signed-in readers are not counted.',
    registers,
    collect() {
      this.reset();
      this.inc(cache.stats().renders);
    },
  });
}
