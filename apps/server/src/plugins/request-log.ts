import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { withoutTokens } from '../without-tokens.ts';
import './route-config.ts';

const MAX_PATH_LENGTH = 300;
const MAX_PARAMETERS = 20;

/**
 * Logs one line for each request. The line contains no headers, no token of a private feed, and only the names of the
 * query parameters, because the values can be secret.
 */
export function registerRequestLog(app: FastifyInstance, { logger }: { logger: Logger }): void {
  // A line contains nothing to redact, and redaction would cost more than serving a cached page.
  const lines = logger.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    const level = request.routeOptions.config.probe ? 'debug' : 'info';
    if (lines.isLevelEnabled(level)) lines[level](requestLine(request, reply, reply.raw.statusCode), 'answered');
    done();
  });
}

/** Returns the log fields of a request and its response. */
export function requestLine(request: FastifyRequest, reply: FastifyReply, status: number): object {
  const url = request.originalUrl;
  const mark = url.indexOf('?');
  return {
    id: request.id,
    method: request.method,
    path: withoutTokens(mark < 0 ? url : url.slice(0, mark)).slice(0, MAX_PATH_LENGTH),
    params: mark < 0 ? undefined : namesOf(request.query), // pino leaves out undefined fields
    status,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    ip: request.ip,
  };
}

/** Returns the names of the parameters in a parsed query string, at most twenty. */
function namesOf(query: unknown): string[] {
  return Object.keys(query ?? {}).slice(0, MAX_PARAMETERS);
}
