import { toErrorBody } from '@longreturn/api/error-body';
import { AppError } from '@longreturn/core/app-error';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { logFailure } from '../log-failure.ts';
import { failurePage } from '../pages/failure-page.ts';
import { isUnreadable } from '../pages/routable-url.ts';
import { wantsPage } from '../pages/wants-page.ts';
import { isAborted } from './aborted-requests.ts';
import { PLAIN_PAGE_POLICY } from './content-security-policy.ts';

/**
 * Responds to every failure outside the web app's pages with the error body, or a plain page for browsers. Logs 5xx
 * errors.
 */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const code = isUnreadable(request) ? 'input.invalid' : 'path.unknown';
    return sendError(new AppError(code), request, reply);
  });
}

/** Responds to a request that Fastify can't route, for example with a path parameter that is too long. */
export function sendBadUrlError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(error, request, reply);
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, retryAfterSec } = toErrorBody(error, request.id);
  if (status >= 500 && !isAborted(error, request))
    logFailure(request.log, error, body.error, { requestId: request.id });
  reply.code(status).header('cache-control', 'no-store');
  if (retryAfterSec !== undefined) reply.header('retry-after', retryAfterSec);
  if (!wantsPage(request)) return reply.send(body);
  reply.header('content-security-policy', PLAIN_PAGE_POLICY);
  return reply.type('text/html; charset=utf-8').send(failurePage(body.error));
}
