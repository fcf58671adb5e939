import { setTimeout as pause } from 'node:timers/promises';

/**
 * Starts a task every `ms` milliseconds for `seconds` seconds, even if the previous task has not finished, and waits
 * for all tasks. Rejects as soon as a task fails.
 */
export async function every(ms: number, seconds: number, work: () => Promise<unknown>): Promise<void> {
  const begun: Promise<unknown>[] = [];
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => {}); // the error is thrown below
  const end = performance.now() + seconds * 1000;
  for (let next = performance.now(); next < end; next += ms) {
    const each = work();
    each.catch(failed.reject);
    begun.push(each);
    await Promise.race([failed.promise, pause(Math.max(0, next + ms - performance.now()))]);
  }
  await Promise.all(begun);
}
