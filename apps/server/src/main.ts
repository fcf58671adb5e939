import { buildApp } from './app.ts';
import { endOnSignal } from './end-on-signal.ts';
import { EnvError, readEnv } from './env.ts';
import { listen } from './listen.ts';
import { createLogger } from './logger.ts';
import { openServices } from './services.ts';
import { StartError } from './start-error.ts';

/** env → services → app → listen. */
async function start(): Promise<void> {
  const env = readEnv(process.env);
  const logger = createLogger(env);
  const services = await openServices(env, logger, (step) => console.log(`${step} …`));
  try {
    const app = await buildApp({ env, logger, services, dev: process.argv.includes('--dev') });
    endOnSignal(app, services);
    await listen(app, env);
  } catch (error) {
    await services.database.close();
    throw error;
  }
  console.log(`\n  The Long Return is at ${env.origin}\n`);
}

start().catch((error: unknown) => {
  const known = error instanceof EnvError || error instanceof StartError;
  console.error(known ? error.message : error);
  process.exit(1);
});
