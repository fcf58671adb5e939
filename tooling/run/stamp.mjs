import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './root.mjs';

/**
 * Does the work if its results are missing, or if the sources have changed since the work last succeeded. The stamp
 * file is removed before the work starts, so that interrupted work is repeated.
 * @param {{ stamp: string, sources: string, isThere: () => boolean }} state `stamp` is the path of a file that stores
 *   the fingerprint of the last success. `sources` is the current fingerprint. `isThere` returns whether results exist
 * @param {() => Promise<{ status: number, output: string }>} work
 * @returns {Promise<import('./steps.mjs').Outcome>}
 */
export async function whenStale({ stamp, sources, isThere }, work) {
  const file = join(ROOT, stamp);
  if (isThere() && read(file) === sources) return { is: 'fresh' };
  rmSync(file, { force: true });
  const { status, output } = await work();
  if (status !== 0) return { is: 'failed', output };
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, sources);
  return { is: 'done' };
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
