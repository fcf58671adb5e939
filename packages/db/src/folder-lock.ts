import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Another process has the folder open. */
class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${pid}`);
    this.name = 'FolderInUse';
  }
}

/** How often processes that claim the same folder in the same moment try again, and how long they wait at most, in ms. */
const CONTEST = { tries: 8, wait: 20 };

const held = new Set<string>();

/**
 * Claims `folder` by a file beside it whose name tells this process, and returns the release. The claim of a
 * process that no longer runs counts for nothing. Throws FolderInUse, or the system's error when it can't write.
 *
 * Each process only ever writes its own file, and looks for others after it did: of two that overlap, the later one
 * sees the earlier. Both may see each other; then both step back and try again after a random while.
 */
export function lockFolder(folder: string): () => void {
  const own = `${folder}.lock.${process.pid}-${startOf(process.pid)}`;
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

/** Leaves the claim `own` and returns undefined; or takes it back and returns the process that has one too. */
function claimOrRival(folder: string, own: string): number | undefined {
  writeFileSync(own, '');
  const rival = rivalOf(folder, own);
  if (rival !== undefined) rmSync(own, { force: true });
  return rival;
}

/** Another running process with a claim to the folder. Removes the claims of those that no longer run. */
function rivalOf(folder: string, own: string): number | undefined {
  const prefix = `${basename(folder)}.lock.`;
  for (const name of readdirSync(dirname(folder))) {
    const path = join(dirname(folder), name);
    if (!name.startsWith(prefix) || path === own) continue;
    const [pid, start] = name.slice(prefix.length).split('-');
    if (isRunning(Number(pid)) && start === startOf(Number(pid))) return Number(pid);
    rmSync(path, { force: true });
  }
  return undefined;
}

function isRunning(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // system errors carry one
  }
}

/** When the process started, in the kernel's ticks: tells a reused pid apart. Empty where there is no /proc. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function pause(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
