import { availableParallelism } from 'node:os';
import type { Passwords } from '@longreturn/core/ports';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { boundedWork, type WorkBounds } from '../bounded-work.ts';

/** The parameters that OWASP recommends for argon2id, the package's default algorithm: 19 MiB, two passes, one lane. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const ARGON2ID = 2;
const VERSION_19 = 1;

/** Node's thread pool has four threads. One stays free for file access and DNS lookups. */
const MAX_THREADS = 3;

/** One core stays free for other requests. Hashing a hundred queued passwords takes a few seconds. */
const BOUNDS: WorkBounds = {
  atOnce: Math.max(1, Math.min(availableParallelism() - 1, MAX_THREADS)),
  waiting: 100,
  retryAfterSec: 5,
};

/**
 * Creates a password hasher that runs argon2id on the thread pool. Its functions reject with service.unavailable if too
 * many calls are waiting, so that many logins don't slow down everything else.
 */
export function createArgon2Passwords(bounds: WorkBounds): Passwords {
  const inTurn = boundedWork(bounds);
  return {
    hash: (password) => inTurn(() => hash(password, PARAMETERS)),
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
    parameters.memoryCost < PARAMETERS.memoryCost ||
    parameters.timeCost < PARAMETERS.timeCost ||
    parameters.parallelism < PARAMETERS.parallelism
  );
}

function parse(encoded: string): ReturnType<typeof parseOptions> | undefined {
  try {
    return parseOptions(encoded);
  } catch {
    return undefined;
  }
}
