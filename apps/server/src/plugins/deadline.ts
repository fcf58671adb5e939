import { AppError } from '@longreturn/core/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import './route-config.ts';

/**
 * How long a handler may take until it begins its response, so that every request gets a response within ten seconds.
 */
const DEADLINE_MS = 9500;

/**
 * Limits the response time of all routes that are registered later. If a handler has not begun its response in time,
 * because the database is slow or unresponsive, the request fails with service.unavailable; the handler continues, but
 * its result is dropped. The limit includes the time in which the route's `onRequest` hook looks up the session, but
 * not the time until the body has arrived. It doesn't apply to uploads, whose handlers read the body, nor to routes that
 * have a time limit of their own. A response that has begun may take as long as the client needs.
 */
export function registerDeadline(app: FastifyInstance): void {
  const spentMs = new WeakMap<FastifyRequest, number>();
  app.addHook('onRoute', (route) => {
    if (route.config?.upload || route.config?.streams) return;
    countOnRequest(route, spentMs);
    const { handler } = route;
    route.handler = function (request, reply) {
      const result: unknown = handler.call(this, request, reply);
      if (!(result instanceof Promise)) return result;
      return untilDeadline(result, reply, DEADLINE_MS - (spentMs.get(request) ?? 0));
    };
  });
}

/** Measures the time of the route's `onRequest` hook, if it has one. Other routes have no overhead. */
function countOnRequest(route: RouteOptions, spentMs: WeakMap<FastifyRequest, number>): void {
  const { onRequest } = route;
  if (typeof onRequest !== 'function') return;
  const hook = onRequest as (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>; // our hooks return promises
  route.onRequest = async (request, reply) => {
    const begun = performance.now();
    await hook(request, reply);
    spentMs.set(request, performance.now() - begun);
  };
}

function untilDeadline(result: Promise<unknown>, reply: FastifyReply, ms: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (!(reply.sent || reply.raw.headersSent)) reject(new AppError('service.unavailable'));
    }, ms);
    result.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
