import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

const PATIENCE_MS = 15_000;

/** Asks a process to end and waits until it has ended. Kills it after 15 seconds. */
export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  const killTimer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(killTimer);
}
