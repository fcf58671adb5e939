import type { FastifyInstance } from 'fastify';
import type { RunningServices } from './services.ts';

/** How long requests in progress may continue after the signal. */
const REQUESTS_MS = 5000;
/**
 * After this time the process exits with status 1, even if something is still open. The time includes up to five
 * seconds in which the job queue finishes jobs in progress.
 */
const TIMEOUT_MS = 14_000;
const SWEEP_INTERVAL_MS = 50;

/**
 * Handles SIGINT and SIGTERM: the server accepts no new connections and gives requests in progress five seconds before
 * it closes their connections. Then the process finishes the jobs in progress, closes the queue and the database, and
 * exits with status 0. Further signals are ignored, because Ctrl+C sends two: one from the terminal and one from npm.
 */
export function endOnSignal(app: FastifyInstance, services: Pick<RunningServices, 'close'>): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    void shutDown(app, services);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

async function shutDown(app: FastifyInstance, services: Pick<RunningServices, 'close'>): Promise<void> {
  setTimeout(() => process.exit(1), TIMEOUT_MS).unref();
  // Browsers keep idle connections open, and `app.close` would otherwise wait for them.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_INTERVAL_MS);
  const cut = setTimeout(() => app.server.closeAllConnections(), REQUESTS_MS);
  await app.close();
  clearInterval(sweep);
  clearTimeout(cut);
  await services.close();
  process.exit(0);
}
