import { setTimeout as pause } from 'node:timers/promises';

/**
 * Does something again and again, begun so many milliseconds apart whether the last has ended or not; waits for all.
 * Throws what one of them threw, as soon as it has.
 */
export async function every(ms: number, seconds: number, work: () => Promise<unknown>): Promise<void> {
  const begun: Promise<unknown>[] = [];
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {}); // it is awaited below, but not while the work begins
  const end = performance.now() + seconds * 1000;
  for (let next = performance.now(); next < end; next += ms) {
    const each = work();
    each.catch(failed.reject);
    begun.push(each);
    await Promise.race([failed.promise, pause(Math.max(0, next + ms - performance.now()))]);
  }
  await Promise.all(begun);
}
