import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findClaimant, ownClaim, writeClaim } from './folder-claim.ts';

/** Another process has the folder open. */
class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${pid}; stop that process first`);
    this.name = 'FolderInUse';
  }
}

/** How often processes that claim the same folder at the same moment try again, and how long each waits at most, in ms. */
const CONTEST = { tries: 8, wait: 20 };

const held = new Set<string>();

/**
 * Claims `folder` with a file beside it whose name is this process's pid and start time, and returns the release.
 * Throws FolderInUse, or the system's error when it can't write.
 *
 * A claim blocks only while all of these hold; otherwise it is removed:
 * - a process with its pid runs and started at the claim's time, so a killed process and a reused pid don't block;
 * - it was written since this machine started, so data from another machine doesn't block;
 * - the file has the inode or the path that it was written with, so a copy of the folder doesn't block, even while
 *   the original is in use. A folder that was moved is still in use.
 *
 * Processes of other containers and machines can't be seen: two that share one volume are not kept apart. Without /proc
 * a reused pid can't be told apart and blocks.
 *
 * Each process writes only its own file, and looks for others afterwards: of two that overlap, the later one sees the
 * earlier. If both see each other, both step back and try again after a random wait.
 */
export function lockFolder(folder: string): () => void {
  const own = `${folder}.lock.${ownClaim()}`;
  if (held.has(own)) throw new FolderInUse(folder, process.pid);
  for (let left = CONTEST.tries; ; left -= 1) {
    const rival = claimOrRival(folder, own);
    if (rival === undefined) break;
    if (left === 0) throw new FolderInUse(folder, rival);
    pause(Math.random() * CONTEST.wait);
  }
  held.add(own);
  return () => {
    held.delete(own);
    rmSync(own, { force: true });
  };
}

/** Writes the claim `own` and returns undefined; or takes it back and returns the process that has one too. */
function claimOrRival(folder: string, own: string): number | undefined {
  writeClaim(own);
  const rival = rivalOf(folder, own);
  if (rival !== undefined) rmSync(own, { force: true });
  return rival;
}

/** Another running process with a claim to the folder. Removes claims that count for nothing. */
function rivalOf(folder: string, own: string): number | undefined {
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
