import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { MailServer } from './mail-server.ts';

const PROGRAM = fileURLToPath(new URL('../mail-process.ts', import.meta.url));

export interface MailProcess extends Pick<MailServer, 'url' | 'close'> {
  /** The emails received so far. */
  received(): Promise<MailServer['received']>;
}

/** Starts a mail server in a separate process, as in production. Throws if the process ends before it is ready. */
export async function startMailProcess(): Promise<MailProcess> {
  const child = fork(PROGRAM, { execArgv: [] });
  const exit = once(child, 'exit');
  const failure = exit.then(([code]) => Promise.reject(new Error(`The mail server ended with ${code}`)));
  failure.catch(() => {}); // avoids an unhandled rejection when the process ends later
  const [{ url, list }] = await Promise.race([once(child, 'message'), failure]);
  return {
    url,
    received: async () => (await (await fetch(list)).json()) as MailServer['received'], // the response of mail-process.ts
    async close() {
      child.disconnect();
      await exit;
    },
  };
}
