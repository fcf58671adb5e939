import { AppError } from '@longreturn/core/app-error';
import type { FastifyInstance, FastifyReply } from 'fastify';
import './route-config.ts';

/** Longest time until a handler has begun its answer, in ms: every request is answered within ten seconds. */
const DEADLINE_MS = 9500;

/**
 * Ends the wait for handlers of all routes that are registered later: one that has begun no answer in time, because of a
 * database that is silent or slow, throws service.unavailable. Its own work goes on unseen. Routes that read their
 * request's body themselves (`upload`) take as long as the body.
 */
export function registerDeadline(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.upload) return;
    const { handler } = route;
    route.handler = function (request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      return answer instanceof Promise ? untilDeadline(answer, reply) : answer;
    };
  });
}

function untilDeadline(answer: Promise<unknown>, reply: FastifyReply): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      if (!reply.sent) reject(new AppError('service.unavailable'));
    }, DEADLINE_MS);
    answer.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}
