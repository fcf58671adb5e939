import { allEnded, endSignal, start, statusOf } from './children.mjs';

/** Disables colours, because the output may be printed to a log. */
const PLAIN = { NO_COLOR: '1' };

/**
 * Runs a program and returns its output, which the caller shows only if the program fails. With VERBOSE=1 the output is
 * shown at once instead.
 * @returns {Promise<{ status: number, output: string }>}
 */
export async function quietly(command, args, env = {}) {
  const verbose = process.env.VERBOSE === '1';
  if (verbose) process.stdout.write('\n');
  const { child, ended } = start(command, args, {
    env: { ...(verbose ? {} : PLAIN), ...env },
    leadsGroup: true,
    stdio: ['ignore', ...Array(2).fill(verbose ? 'inherit' : 'pipe')],
  });
  const pieces = [];
  child.stdout?.on('data', (piece) => pieces.push(piece));
  child.stderr?.on('data', (piece) => pieces.push(piece));
  const status = await ended;
  if (endSignal()) await endBySignal();
  return { status, output: Buffer.concat(pieces).toString() };
}

async function endBySignal() {
  await allEnded();
  process.stdout.write('  stopped\n');
  process.exit(statusOf(endSignal()));
}
