import { Counter, Gauge, type Registry } from 'prom-client';
import type { ResponseCache } from '../cache/response-cache.ts';

/** Adds metrics for the size, hits and misses of the response cache. */
export function measureCache(registry: Registry, cache: Pick<ResponseCache, 'stats'>): void {
  const registers = [registry];
  new Gauge({
    name: 'answer_cache_entries',
    help: 'Public responses (pages, API, sitemap) in memory.',
    registers,
    collect() {
      this.set(cache.stats().entries);
    },
  });
  new Gauge({
    name: 'answer_cache_bytes',
    help: 'Bytes used by public responses in memory: the body in each stored encoding, plus a kilobyte per response.',
    registers,
    collect() {
      this.set(cache.stats().bytes);
    },
  });
  new Counter({
    name: 'answer_cache_requests_total',
    help: 'Requests for public responses since the process started. hit: the response was in memory. miss: the request started a rendering or waited for one in progress.',
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
    help: 'Public responses rendered since the process started, stored or not. Pages for signed-in users are not counted.',
    registers,
    collect() {
      this.reset();
      this.inc(cache.stats().renders);
    },
  });
}
