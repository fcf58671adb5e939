import type { FastifyInstance } from 'fastify';
import type { Services } from './services.ts';

const PATIENCE_MS = 10_000;
const SWEEP_MS = 50;

/** On SIGINT or SIGTERM answers that are under way finish, then the database closes and the process ends. */
export function endOnSignal(app: FastifyInstance, services: Pick<Services, 'database'>): void {
  const end = async () => {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    // A browser keeps its connection after its answer, and would keep us too.
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    await app.close();
    clearInterval(sweep);
    await services.database.close();
    process.exit(0);
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}
