import { Readable } from 'node:stream';
import { exportSubscribers } from '@longreturn/core/newsletter/subscribers/export-subscribers';
import { within } from '@longreturn/core/within';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import './route-config.ts';

/** Time limit in milliseconds for the first byte. The rest takes as long as the client needs to read it. */
const START_MS = 9000;

/**
 * GET /api/admin/newsletter/export streams the subscribers as a CSV file, for admins. A client that leaves ends the
 * reading of the database. A failure of the database closes the connection, so that nobody takes a part for the whole.
 */
export function registerSubscriberExport(
  app: FastifyInstance,
  { contexts, services }: Pick<AppParts, 'contexts' | 'services'>,
): void {
  const open = async (request: FastifyRequest, reply: FastifyReply) => {
    const { actor } = await contexts.of(request, reply);
    return exportSubscribers(services.deps, actor);
  };
  const options = { exposeHeadRoute: false, config: { streams: true } } as const; // a HEAD request would export too
  app.get('/api/admin/newsletter/export', options, async (request, reply) => {
    const { name, pieces } = await within(START_MS, open(request, reply));
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
      })
      .send(Readable.from(pieces));
  });
}
