import { within } from '@longreturn/core/within';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { failureReason } from '../failure-reason.ts';
import './route-config.ts';

const TIMEOUT_MS = 2000;
const PROBE = { config: { probe: true } } as const;

/**
 * Serves /healthz (200 if the process responds) and /readyz (200 if the database responds within two seconds, else
 * 503).
 */
export function registerHealth(app: FastifyInstance, { services, logger }: AppParts): void {
  app.get('/healthz', PROBE, (_request, reply) => respond(reply, 200, 'ok'));

  app.get('/readyz', PROBE, async (_request, reply) => {
    try {
      await within(TIMEOUT_MS, services.database.ping());
      return respond(reply, 200, 'ok');
    } catch (error) {
      logger.warn({ reason: failureReason(error) }, 'the database does not respond');
      return respond(reply.header('retry-after', '1'), 503, 'unavailable');
    }
  });
}

function respond(reply: FastifyReply, code: number, status: string): FastifyReply {
  return reply.code(code).header('cache-control', 'no-store').send({ status });
}
