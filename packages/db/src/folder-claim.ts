import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * The contents of a claim file: where the file was created. A copy of the file has the same contents but is in another
 * place, so it can be recognised as a copy.
 */
interface Claim {
  /** The machine's boot ID; empty on systems without /proc. */
  boot: string;
  /** The device and inode of the claim file. A copy has other numbers. */
  file: string;
  /** The folder of the claim file, with symbolic links resolved. */
  parent: string;
}

const OWNER_ONLY = 0o600;

/** Returns the suffix of this process's claim file name: its pid and start time. */
export const ownClaimSuffix = (): string => `${process.pid}-${startTimeOf(process.pid)}`;

/** Writes this process's claim to `path` atomically. Throws the file system error if it can't. */
export function writeClaim(path: string): void {
  const unfinished = join(dirname(path), `.${basename(path)}`);
  try {
    writeFileSync(unfinished, '', { mode: OWNER_ONLY });
    writeFileSync(unfinished, JSON.stringify(locate(unfinished)));
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true }); // on a full disk, the first write can leave an empty file behind
    throw error;
  }
}

/**
 * Returns the pid of the process that holds the claim at `path`, or undefined if the claim is stale: its process has
 * ended, its pid was reused, the machine has rebooted since, or the file is a copy. `suffix` is the end of the file's
 * name.
 */
export function findClaimant(path: string, suffix: string): number | undefined {
  const [name, start] = suffix.split('-');
  const pid = Number(name);
  if (!isRunning(pid) || start !== startTimeOf(pid) || isStale(path)) return undefined;
  return pid;
}

/** Returns whether the claim was written on another machine, before a reboot, or for another folder. */
function isStale(path: string): boolean {
  const locations = readLocations(path);
  if (locations === undefined) return false;
  const { written, now } = locations;
  // One match is enough: moving a folder keeps the inode, and network file systems that change inodes keep the path.
  return written.boot !== now.boot || (written.file !== now.file && written.parent !== now.parent);
}

/**
 * Returns the location that the claim file contains and the file's current location. Returns undefined if the file is
 * missing or contains no location (earlier versions wrote none).
 */
function readLocations(path: string): { written: Claim; now: Claim } | undefined {
  try {
    const written = JSON.parse(readFileSync(path, 'utf8')) as Claim; // writeClaim wrote it
    return { written, now: locate(path) };
  } catch {
    return undefined;
  }
}

function locate(path: string): Claim {
  const { dev, ino } = statSync(path, { bigint: true });
  return { boot: bootId(), file: `${dev}:${ino}`, parent: realpathSync(dirname(path)) };
}

function isRunning(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // system errors have a code
  }
}

/**
 * Returns the process's start time in clock ticks since boot, to detect a reused pid. Returns '' on systems without
 * /proc.
 */
function startTimeOf(pid: number): string {
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
