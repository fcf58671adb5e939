import { setFlagsFromString } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import { endOnSignal } from './end-on-signal.ts';
import { type Env, EnvError, readEnv } from './env.ts';
import { createLogger } from './logger.ts';
import { openServices } from './services.ts';
import { StartError } from './start-error.ts';

/** How much V8's heap of old objects may grow after a full garbage collection before the next one (decision 16). */
const HEAP_GROWTH_PERCENT = 50;

/**
 * Starts the site: env → services → app → listen. If that fails, prints the error and ends the process with status 1.
 * For an error that the owner can fix, only the message is printed.
 */
export async function start(variables: NodeJS.ProcessEnv, options: { dev: boolean }): Promise<void> {
  try {
    const origin = await serve(variables, options);
    setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH_PERCENT}`); // setting it earlier would slow the start
    console.log(`\n  The Long Return is at ${origin}\n`);
  } catch (error) {
    const known = error instanceof EnvError || error instanceof StartError;
    console.error(known ? error.message : error);
    process.exit(1);
  }
}

/** Starts the site and returns its origin. */
async function serve(variables: NodeJS.ProcessEnv, { dev }: { dev: boolean }): Promise<string> {
  const env = readEnv(variables);
  const logger = createLogger(env);
  const loading = import('./app.ts'); // loads while the database opens
  const services = await openServices({ env, logger, progress: (step) => console.log(`${step} …`) });
  try {
    const { buildApp } = await loading;
    const app = await buildApp({ env, logger, services, dev });
    endOnSignal(app, services);
    await listen(app, env);
    await services.startWork();
  } catch (error) {
    await services.close();
    throw error;
  }
  return env.origin;
}

/**
 * Opens the port. Throws StartError if that fails, for example because the port is in use, or if a plugin fails to
 * load.
 */
async function listen(app: FastifyInstance, { port, host }: Pick<Env, 'port' | 'host'>): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    if (error instanceof StartError) throw error;
    throw StartError.from(`PORT ${port} on ${host} can’t be opened`, error);
  }
}
