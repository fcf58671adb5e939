import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Another process has the folder open. */
class FolderInUse extends Error {
  constructor(folder: string, pid: number | undefined) {
    super(`${folder} is in use by ${pid === undefined ? 'another process' : `process ${pid}`}`);
    this.name = 'FolderInUse';
  }
}

const held = new Set<string>();

/**
 * Claims `folder` by a file beside it that names this process, and returns the release. The claim of a
 * process that no longer runs is taken over. Throws FolderInUse, or the system's error when it can't write.
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  const found = readOrEmpty(file);
  const holder = holderOf(found);
  if (holder !== undefined && (holder !== process.pid || held.has(file))) throw new FolderInUse(folder, holder);
  const taken = takeAway(file);
  if (taken !== undefined && taken !== found) {
    writeNew(file, taken); // of somebody who took the stale claim over in between
    throw new FolderInUse(folder, holderOf(taken));
  }
  claim(folder, file);
  held.add(file);
  return () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
}

/** Writes this process's claim; of several at once one stays. */
function claim(folder: string, file: string): void {
  const own = `${process.pid} ${startOf(process.pid)}\n`;
  if (!writeNew(file, own) || readOrEmpty(file) !== own) throw new FolderInUse(folder, holderOf(readOrEmpty(file)));
}

/** Moves the file to a name that only this call knows, and returns what it says; undefined when it is not there. */
function takeAway(file: string): string | undefined {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  const text = readOrEmpty(aside);
  rmSync(aside, { force: true });
  return text;
}

/** Writes the file unless there is one, and returns whether it did. */
function writeNew(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function holderOf(claimed: string): number | undefined {
  const [pid, start] = claimed.trim().split(' ');
  if (!pid || !isRunning(Number(pid))) return undefined;
  return start === startOf(Number(pid)) ? Number(pid) : undefined;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** When the process started, in the kernel's ticks: tells a reused pid apart. Empty where there is no /proc. */
function startOf(pid: number): string {
  const stat = readOrEmpty(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code; // system errors carry one
