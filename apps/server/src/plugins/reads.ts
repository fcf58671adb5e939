import { type ReadItem, readItemSchema } from '@longreturn/contract/reads';
import { parseInput } from '@longreturn/core/parse-input';
import type { FastifyInstance } from 'fastify';
import { isbot } from 'isbot';
import type { AppParts } from '../app-parts.ts';
import { flushRegularly } from '../counts/flush-regularly.ts';
import { ReadCounter } from '../reads/read-counter.ts';
import './route-config.ts';

const BODY_BYTES = 1024;

/**
 * Serves POST /api/reads, with which the page of an episode or article reports a view. Bots aren't counted. Nothing
 * about the reader is stored. Counts are stored every minute and when the site stops (docs/product.md, Reads).
 */
export function registerReads(app: FastifyInstance, { services, logger }: Pick<AppParts, 'services' | 'logger'>): void {
  const counter = new ReadCounter(services.deps);
  flushRegularly(app, counter, { logger, message: 'the reads could not be stored' });

  app.post('/api/reads', { bodyLimit: BODY_BYTES, config: { countsRead: true } }, (request, reply) => {
    const item = parseInput(readItemSchema, request.body as ReadItem); // parseInput validates the body
    if (isPerson(request.headers['user-agent'])) counter.count(item);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

/** Returns whether the client is a browser and not a bot. Every browser sends a User-Agent. */
function isPerson(userAgent: string | undefined): boolean {
  return Boolean(userAgent) && !isbot(userAgent);
}
