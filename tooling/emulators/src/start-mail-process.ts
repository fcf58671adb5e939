import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { MailServer } from './mail-server.ts';

const PROGRAM = fileURLToPath(new URL('../mail-process.ts', import.meta.url));

export interface MailProcess extends Pick<MailServer, 'url' | 'close'> {
  /** What it has taken until now. */
  received(): Promise<MailServer['received']>;
}

/** Starts a mail server that is a process of its own, as the site meets one. Throws when it ends at its start. */
export async function startMailProcess(): Promise<MailProcess> {
  const child = fork(PROGRAM, { execArgv: [] });
  const exit = once(child, 'exit');
  const failure = exit.then(([code]) => Promise.reject(new Error(`The mail server ended with ${code}`)));
  failure.catch(() => {}); // it is to end one day
  const [{ url, list }] = await Promise.race([once(child, 'message'), failure]);
  return {
    url,
    received: async () => (await (await fetch(list)).json()) as MailServer['received'], // as mail-process.ts answers
    async close() {
      child.disconnect();
      await exit;
    },
  };
}
