import { AppError } from '@longreturn/core/app-error';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import './route-config.ts';

const MUTATIONS = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Rejects a mutation if another site caused the visitor's browser to send it (CSRF). Throws origin.refused. */
export function registerOriginCheck(app: FastifyInstance, { origins }: Pick<Env, 'origins'>): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (!MUTATIONS.has(request.method) || request.routeOptions.config.crossSite) return done();
    if (isOwn(request, origins)) return done();
    done(new AppError('origin.refused'));
  });
}

/** Returns whether a request may count as the site's own. A request without cookies needs no Origin header. */
function isOwn({ headers }: FastifyRequest, origins: readonly string[]): boolean {
  if (headers.origin !== undefined) return origins.includes(headers.origin);
  return headers.cookie === undefined || headers['sec-fetch-site'] === 'same-origin';
}
