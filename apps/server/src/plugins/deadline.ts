import { AppError } from '@longreturn/core/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import './route-config.ts';

/** Longest time until a handler has begun its answer, in ms: every request is answered within ten seconds. */
const DEADLINE_MS = 9500;

/**
 * Ends the wait for handlers of all routes that are registered later: one that has begun no answer in time, because of a
 * database that is silent or slow, throws service.unavailable. Its own work goes on unseen. The time that a route's own
 * `onRequest` takes, looking for a session, counts; the time in which the body arrives does not. Routes that read their
 * request's body themselves (`upload`) take as long as the body.
 */
export function registerDeadline(app: FastifyInstance): void {
  const spentMs = new WeakMap<FastifyRequest, number>();
  app.addHook('onRoute', (route) => {
    if (route.config?.upload) return;
    countOnRequest(route, spentMs);
    const { handler } = route;
    route.handler = function (request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      if (!(answer instanceof Promise)) return answer;
      return untilDeadline(answer, reply, DEADLINE_MS - (spentMs.get(request) ?? 0));
    };
  });
}

/** Measures the route's own `onRequest` hook, if it has one. Other requests pay nothing. */
function countOnRequest(route: RouteOptions, spentMs: WeakMap<FastifyRequest, number>): void {
  const { onRequest } = route;
  if (typeof onRequest !== 'function') return;
  const hook = onRequest as (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>; // ours return promises
  route.onRequest = async (request, reply) => {
    const begun = performance.now();
    await hook(request, reply);
    spentMs.set(request, performance.now() - begun);
  };
}

function untilDeadline(answer: Promise<unknown>, reply: FastifyReply, ms: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (!reply.sent) reject(new AppError('service.unavailable'));
    }, ms);
    answer.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
