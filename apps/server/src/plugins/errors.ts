import { toErrorBody } from '@longreturn/api/error-body';
import { AppError } from '@longreturn/core/app-error';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { logFailure } from '../log-failure.ts';
import { failurePage } from '../pages/failure-page.ts';
import { PLAIN_PAGE_POLICY } from './content-security-policy.ts';
import { isGone } from './gone-clients.ts';

/** Answers every failure outside a page with the error body, or a plain page to a browser, and logs a 5xx. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => answerError(new AppError('path.unknown'), request, reply));
}

/** An address that can't be read at all (broken percent-encoding, too long): answered before routing. */
export function answerBadUrl(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerError(error, request, reply);
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body, retryAfterSec } = toErrorBody(error, request.id);
  if (status >= 500 && !isGone(error, request)) logFailure(request.log, error, body.error, { requestId: request.id });
  reply.code(status).header('cache-control', 'no-store');
  if (retryAfterSec !== undefined) reply.header('retry-after', retryAfterSec);
  if (!wantsPage(request)) return reply.send(body);
  reply.header('content-security-policy', PLAIN_PAGE_POLICY);
  return reply.type('text/html; charset=utf-8').send(failurePage(body.error));
}

/** A person at a browser's address bar, not a script at the API. */
function wantsPage({ raw, headers }: FastifyRequest): boolean {
  const api = /^\/(?:api|trpc)(?:\/|$)/.test(raw.url ?? '');
  return !api && raw.method === 'GET' && (headers.accept ?? '').includes('text/html');
}
