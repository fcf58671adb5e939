import type { FastifyInstance } from 'fastify';
import type { RunningServices } from './services.ts';

/** How long answers that are under way may take once the process is told to end. */
const ANSWERS_MS = 5000;
/** After this long the process ends whatever is still open, with status 1. The job queue waits five seconds of it for mails. */
const PATIENCE_MS = 14_000;
const SWEEP_MS = 50;

/**
 * On SIGINT or SIGTERM the server takes no new connections. Answers that are under way finish within five seconds, then their
 * connections are closed; mails in hand are sent; the queue and the database close, and the process exits with status 0.
 * Further signals change nothing: Ctrl+C at a terminal reaches the process twice, from the terminal and from npm.
 */
export function endOnSignal(app: FastifyInstance, services: Pick<RunningServices, 'close'>): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    void endWell(app, services);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

async function endWell(app: FastifyInstance, services: Pick<RunningServices, 'close'>): Promise<void> {
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  // A browser keeps its connection open after its answer, and the server waits for it.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => app.server.closeAllConnections(), ANSWERS_MS);
  await app.close();
  clearInterval(sweep);
  clearTimeout(cut);
  await services.close();
  process.exit(0);
}
