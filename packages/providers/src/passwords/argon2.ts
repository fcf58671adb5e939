import { availableParallelism } from 'node:os';
import type { Passwords } from '@longreturn/core/ports';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { boundedWork, type WorkBounds } from '../bounded-work.ts';

/** OWASP's parameters for argon2id, the package's default algorithm: 19 MiB, two passes, one lane. */
const TODAY = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const ARGON2ID = 2;
const VERSION_19 = 1;

/** Node's thread pool has four threads, which files and DNS lookups need too. */
const MOST_THREADS = 3;

/** One core stays free for other requests. A queue of a hundred is a few seconds of work. */
const BOUNDS: WorkBounds = {
  atOnce: Math.max(1, Math.min(availableParallelism() - 1, MOST_THREADS)),
  waiting: 100,
  retryAfterSec: 5,
};

/**
 * Hashes passwords with argon2id on the thread pool. Rejects with service.unavailable when too many wait, so that a wave
 * of logins doesn't slow down everything else.
 */
export function createArgon2Passwords(bounds: WorkBounds): Passwords {
  const inTurn = boundedWork(bounds);
  return {
    hash: (password) => inTurn(() => hash(password, TODAY)),
    verify: (encoded, password) => inTurn(() => verifyWellFormed(encoded, password)),
    isOutdated,
  };
}

/** The password hasher of this process, with one queue. */
export const argon2Passwords: Passwords = createArgon2Passwords(BOUNDS);

async function verifyWellFormed(encoded: string, password: string): Promise<boolean> {
  if (!parse(encoded)) return false;
  return verify(encoded, password);
}

function isOutdated(encoded: string): boolean {
  const parameters = parse(encoded);
  if (!parameters || parameters.algorithm !== ARGON2ID || parameters.version !== VERSION_19) return true;
  return (
    parameters.memoryCost < TODAY.memoryCost ||
    parameters.timeCost < TODAY.timeCost ||
    parameters.parallelism < TODAY.parallelism
  );
}

function parse(encoded: string): ReturnType<typeof parseOptions> | undefined {
  try {
    return parseOptions(encoded);
  } catch {
    return undefined;
  }
}
