import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findClaimant, ownClaimSuffix, writeClaim } from './folder-claim.ts';

/** Thrown if another process has the folder open. */
class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${pid}; stop that process first`);
    this.name = 'FolderInUse';
  }
}

/** The number of retries after two processes claim the same folder at once, and the longest wait before each retry. */
const CONFLICT = { retries: 8, maxWaitMs: 20 };

/** The claim files of this process. */
const held = new Set<string>();

/**
 * Claims `folder` for this process and returns a function that releases the claim. The claim is a file next to the
 * folder; its name ends with the process's pid and start time. Throws FolderInUse, or the file system error if the
 * claim can't be written.
 *
 * Another process's claim blocks only while all of these are true; otherwise it is deleted:
 * - a process with the claim's pid and start time is running, so a killed process or a reused pid doesn't block;
 * - the claim was written on this machine since its last start, so a folder from another machine doesn't block;
 * - the claim file still has its original inode or path, so a copy of the folder doesn't block, even while the original
 *   is in use. A folder that was moved stays claimed.
 *
 * Claims don't work across containers or machines: processes in two containers can open the same volume. On systems
 * without /proc, a reused pid can't be detected and blocks.
 *
 * Each process writes only its own file and then looks for other claims, so at least one of two concurrent processes
 * finds the other's claim. If both do, both delete their claims and retry after a random wait.
 */
export function lockFolder(folder: string): () => void {
  const own = `${folder}.lock.${ownClaimSuffix()}`;
  if (held.has(own)) throw new FolderInUse(folder, process.pid);
  for (let left = CONFLICT.retries; ; left -= 1) {
    const rival = tryToClaim(folder, own);
    if (rival === undefined) break;
    if (left === 0) throw new FolderInUse(folder, rival);
    pause(Math.random() * CONFLICT.maxWaitMs);
  }
  held.add(own);
  return () => {
    held.delete(own);
    rmSync(own, { force: true });
  };
}

/**
 * Writes the claim `own` and returns undefined. If another process also has a claim, deletes `own` and returns that
 * process's pid.
 */
function tryToClaim(folder: string, own: string): number | undefined {
  writeClaim(own);
  const rival = findRival(folder, own);
  if (rival !== undefined) rmSync(own, { force: true });
  return rival;
}

/**
 * Returns the pid of another process with a claim to the folder, or undefined if there is none. Deletes stale claims.
 */
function findRival(folder: string, own: string): number | undefined {
  const prefix = `${basename(folder)}.lock.`;
  for (const name of readdirSync(dirname(folder))) {
    const path = join(dirname(folder), name);
    if (!name.startsWith(prefix) || path === own) continue;
    const claimant = findClaimant(path, name.slice(prefix.length));
    if (claimant !== undefined) return claimant;
    rmSync(path, { force: true });
  }
  return undefined;
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
