import { setTimeout as pause } from 'node:timers/promises';

/**
 * Starts a task at a fixed interval in milliseconds, whether the previous one has finished or not, and waits for all.
 * Rejects as soon as one of them fails.
 */
export async function every(ms: number, seconds: number, work: () => Promise<unknown>): Promise<void> {
  const begun: Promise<unknown>[] = [];
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {}); // it is awaited below, after the tasks have started
  const end = performance.now() + seconds * 1000;
  for (let next = performance.now(); next < end; next += ms) {
    const each = work();
    each.catch(failed.reject);
    begun.push(each);
    await Promise.race([failed.promise, pause(Math.max(0, next + ms - performance.now()))]);
  }
  await Promise.all(begun);
}
