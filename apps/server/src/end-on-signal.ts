import type { FastifyInstance } from 'fastify';
import type { RunningServices } from './services.ts';

const PATIENCE_MS = 10_000;
const SWEEP_MS = 50;

/**
 * On SIGINT or SIGTERM answers that are under way finish, and mails, then the database closes and the process ends. Further
 * signals change nothing: Ctrl+C at a terminal reaches the process twice, from the terminal and from npm.
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
  // A browser keeps its connection after its answer, and would keep us too.
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  await app.close();
  clearInterval(sweep);
  await services.close();
  process.exit(0);
}
