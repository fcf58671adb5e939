import { Socket } from 'node:net';
import { ERRORS, type ErrorCode } from '@longreturn/contract/errors';
import { AppError } from '@longreturn/core/app-error';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TimeLimits } from '../time-limits.ts';
import './route-config.ts';
import { requestLine } from './request-log.ts';
import { endWithError } from './unreadable-requests.ts';

/** Allowed bytes on the wire per byte of a body. In a chunked body the length of each chunk is sent before it. */
const FRAMING = 2;

/**
 * Limits the body of every request, even if the route reads no body: the size by the route's bodyLimit, and the time by
 * `timeLimits`. Throws body.too_large at once if the Content-Length is too large. A request that exceeds a limit while
 * its body arrives gets 413 or 408 (request.slow), and the connection is closed.
 */
export function registerRequestBodies(app: FastifyInstance, timeLimits: TimeLimits): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request)) {
      // Many clients send a content type without a body.
      if (request.method === 'POST') delete request.headers['content-type'];
      return done();
    }
    // No GET route reads a body, so the connection is closed after the response. The header is set here, because cached
    // responses skip the onSend hook.
    if (request.method === 'GET' || request.method === 'HEAD') reply.raw.setHeader('connection', 'close');
    watchBody(request, reply, timeLimits);
    done();
  });
  // Runs after the routes' onRequest hooks, which reject unauthorised callers.
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    if (hasBody(request) && isTooLong(request)) return done(new AppError('body.too_large'));
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!request.raw.complete && hasBody(request) && hasNoEnd(request)) reply.header('connection', 'close');
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isTooLong({ headers, routeOptions }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? 0) > routeOptions.bodyLimit;
}

/** Returns whether the rest of a body, which Node reads after the response, could be larger than the limit. */
function hasNoEnd(request: FastifyRequest): boolean {
  return request.headers['transfer-encoding'] !== undefined || isTooLong(request);
}

function watchBody(request: FastifyRequest, reply: FastifyReply, { bodyMs, uploadMs, checkMs }: TimeLimits): void {
  const { raw, socket, routeOptions } = request;
  if (!(socket instanceof Socket)) return; // requests by app.inject have no connection
  const { bodyLimit, config } = routeOptions;
  const bytesBefore = socket.bytesRead;
  let endsAt = performance.now() + (config.upload ? uploadMs : bodyMs);
  const giveUp = (code: ErrorCode) => {
    clearInterval(timer);
    request.log.info(requestLine(request, reply, ERRORS[code].status), 'request aborted');
    if (reply.raw.headersSent) socket.destroy();
    else endWithError(socket, code);
  };
  const timer = setInterval(() => {
    if (raw.complete) return clearInterval(timer);
    if (performance.now() > endsAt) return giveUp('request.slow');
    if (socket.bytesRead - bytesBefore > bodyLimit * FRAMING) giveUp('body.too_large');
  }, checkMs);
  timer.unref();
  reply.raw.once('finish', () => {
    endsAt = Math.min(endsAt, performance.now() + bodyMs); // the rest of an upload is not needed after the response
  });
  raw.once('timeout', () => giveUp('request.slow')); // no byte has arrived for quietMs, the server's connectionTimeout
  raw.once('close', () => clearInterval(timer));
}

/**
 * Parses JSON bodies with Fastify's parser and rejects all other types. An empty body is accepted, because many clients
 * set a content type without sending anything.
 */
export function registerJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    parse(request, String(body), done);
  });
}
