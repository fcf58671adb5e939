import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { endProcess } from '@longreturn/running-site/end-process';
import type { BareRoute } from '../bare-server.ts';

const PROGRAM = fileURLToPath(new URL('../bare-server.ts', import.meta.url));

interface BareServer {
  origin: string;
  stop(): Promise<void>;
}

/** Starts the bare Fastify server with these routes, and with its own route for hashing passwords. */
export async function startBare(routes: readonly BareRoute[]): Promise<BareServer> {
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(routes)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(child.stdout, 'data');
  return { origin: `http://127.0.0.1:${String(port).trim()}`, stop: () => endProcess(child) };
}
