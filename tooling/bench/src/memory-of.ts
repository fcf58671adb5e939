import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const SAMPLE_MS = 50;

/** Returns the resident memory of a process, and that of all its child processes together, in MiB. */
export async function memoryOf(pid: number): Promise<{ own: number; children: number }> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  let [own, children] = [0, 0];
  for (const line of stdout.trim().split('\n')) {
    const [id, parent, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
    if (id === pid) own = kilobytes / 1024;
    if (parent === pid) children += kilobytes / 1024;
  }
  return { own, children };
}

/** Samples the memory of a process. `stop` ends the sampling and returns the highest value in MiB. */
export function sampleMemory(pid: number): { stop(): Promise<number> } {
  let most = 0;
  const sample = async () => {
    most = Math.max(most, (await memoryOf(pid)).own);
  };
  const timer = setInterval(() => void sample(), SAMPLE_MS);
  return {
    async stop() {
      clearInterval(timer);
      await sample();
      return most;
    },
  };
}
