import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import { endOnSignal } from './end-on-signal.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { createLogger } from './logger.ts';
import { openServices } from './services.ts';
import { StartError } from './start-error.ts';

/** How much V8's heap of old objects may grow after a full garbage collection before the next one (decision 16). */
const HEAP_GROWTH_PERCENT = 50;

/** How long the jobs wait after the start, so that the queries of their workers don't delay the first responses. */
const WORK_DELAY_MS = 500;

/**
 * Starts the site: env → services → app → listen → jobs. If that fails, prints the error and ends the process with
 * status 1. For an error that the owner can fix, only the message is printed.
 */
export async function start(variables: NodeJS.ProcessEnv, options: { dev: boolean }): Promise<void> {
  try {
    await serve(variables, options);
    setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`); // setting it earlier would slow the start
  } catch (error) {
    const known = error instanceof EnvError || error instanceof StartError;
    console.error(known ? error.message : error);
    process.exit(1);
  }
}

/** Starts the site and prints its origin. */
async function serve(variables: NodeJS.ProcessEnv, { dev }: { dev: boolean }): Promise<void> {
  const env = readEnv(variables);
  const logger = createLogger(env);
  const loading = import('./app.ts'); // loads while the database opens
  const services = await openServices({ env, logger, progress: (step) => console.log(`${step} …`) });
  try {
    const { buildApp } = await loading;
    const app = await buildApp({ env, logger, services, dev });
    endOnSignal(app, services);
    await listen(app, env);
    console.log(`\n  The Long Return is at ${env.origin}\n`);
    await pause(WORK_DELAY_MS);
    await services.startWork();
  } catch (error) {
    await services.close();
    throw error;
  }
}

/** Opens the port. Throws StartError if a plugin fails to load, or if the port can't be opened (it may be in use). */
async function listen(app: FastifyInstance, { port, host }: Pick<Env, 'port' | 'host'>): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    if (error instanceof StartError) throw error;
    throw StartError.from(`PORT ${port} on ${host} can’t be opened`, error);
  }
}
