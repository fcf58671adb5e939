import { setTimeout as pause } from 'node:timers/promises';

/** Does something again and again, begun so many milliseconds apart whether the last has ended or not; waits for all. */
export async function every(ms: number, seconds: number, work: () => Promise<unknown>): Promise<void> {
  const begun: Promise<unknown>[] = [];
  const end = performance.now() + seconds * 1000;
  for (let next = performance.now(); next < end; next += ms) {
    begun.push(work());
    await pause(Math.max(0, next + ms - performance.now()));
  }
  await Promise.all(begun);
}
