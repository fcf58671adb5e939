import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The contents of a claim file: where it was written. A copy of the file names another place than its own. */
interface Claim {
  /** The machine's boot id; empty where there is no /proc. */
  boot: string;
  /** Device and inode of the claim file, which a copy does not share. */
  file: string;
  /** The folder that the claim file is in, with symbolic links resolved. */
  parent: string;
}

const OWNER_ONLY = 0o600;

/** The end of the file name of this process's claim: its pid and start time. */
export const ownClaim = (): string => `${process.pid}-${startOf(process.pid)}`;

/** Writes a claim of this process to `path`. It appears there whole. Throws the system's error. */
export function writeClaim(path: string): void {
  const unfinished = join(dirname(path), `.${basename(path)}`);
  try {
    writeFileSync(unfinished, '', { mode: OWNER_ONLY });
    writeFileSync(unfinished, JSON.stringify(placeOf(unfinished)));
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true }); // a full disk still stores the empty file
    throw error;
  }
}

/**
 * Returns the process that the claim at `path` belongs to, or undefined when the claim counts for nothing: its process
 * no longer runs, its pid now belongs to a later process, or the file is a copy. `owner` is what the file's name ends with.
 */
export function findClaimant(path: string, owner: string): number | undefined {
  const [name, start] = owner.split('-');
  const pid = Number(name);
  if (!isRunning(pid) || start !== startOf(pid) || isCopied(path)) return undefined;
  return pid;
}

/** Whether the claim was written on another machine, before a reboot, or beside another folder. */
function isCopied(path: string): boolean {
  const places = readPlaces(path);
  if (places === undefined) return false;
  const { written, now } = places;
  // A moved folder keeps its inodes. Some network file systems change inodes, but then the path stays.
  return written.boot !== now.boot || (written.file !== now.file && written.parent !== now.parent);
}

/** Where the claim says that it was written and where it is; undefined when it says nothing (earlier versions) or is gone. */
function readPlaces(path: string): { written: Claim; now: Claim } | undefined {
  try {
    const written = JSON.parse(readFileSync(path, 'utf8')) as Claim; // writeClaim wrote it
    return { written, now: placeOf(path) };
  } catch {
    return undefined;
  }
}

function placeOf(path: string): Claim {
  const { dev, ino } = statSync(path, { bigint: true });
  return { boot: bootId(), file: `${dev}:${ino}`, parent: realpathSync(dirname(path)) };
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
  const stat = readProc(`${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

const bootId = (): string => readProc('sys/kernel/random/boot_id').trim();

function readProc(name: string): string {
  try {
    return readFileSync(`/proc/${name}`, 'utf8');
  } catch {
    return '';
  }
}
