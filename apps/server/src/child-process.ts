import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/**
 * Starts a script in a process of its own, whose memory goes back to the system when it ends. It keeps this process from
 * ending no more than it is kept by it: it ends when this one does. It knows none of this process's variables.
 */
export function startChild(script: URL): ChildProcess {
  const child = fork(fileURLToPath(script), {
    serialization: 'advanced', // bytes go as bytes
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
    env: {},
  });
  child.on('error', () => {}); // reported to those who wait for its answer
  child.unref();
  child.channel?.unref();
  return child;
}

/** The next message of the child. Throws when it ends before. */
export async function nextAnswer(child: ChildProcess): Promise<unknown> {
  const waiting = new AbortController();
  const ended = async () => {
    const [status, signal] = await once(child, 'exit', waiting);
    throw new Error(`the child process ended (${signal ?? status})`);
  };
  try {
    const [answer] = await Promise.race([once(child, 'message', waiting), ended()]);
    return answer;
  } finally {
    waiting.abort();
  }
}

/** Ends the child and waits until it has ended. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

export function isRunning({ exitCode, signalCode, connected }: ChildProcess): boolean {
  return exitCode === null && signalCode === null && connected;
}
