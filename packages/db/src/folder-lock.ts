import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Another process has the folder open. */
class FolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`${folder} is in use by process ${pid}`);
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
  const holder = findHolder(file);
  if (holder !== undefined && (holder !== process.pid || held.has(file))) throw new FolderInUse(folder, holder);
  rmSync(file, { force: true });
  writeFileSync(file, `${process.pid} ${startOf(process.pid)}\n`, { flag: 'wx' });
  held.add(file);
  return () => {
    held.delete(file);
    rmSync(file, { force: true });
  };
}

function findHolder(file: string): number | undefined {
  const [pid, start] = readOrEmpty(file).trim().split(' ');
  if (!pid || !isRunning(Number(pid))) return undefined;
  return start === startOf(Number(pid)) ? Number(pid) : undefined;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // system errors carry a code
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
