import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { type SecurityHeaders, securityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What every answer carries unless it brings its own; finished answers, which pass no hook, read it here. */
    securityHeaders: SecurityHeaders;
    /** Whether the site is stopping, so that no connection may be used for another request. */
    stopping: { began: boolean };
  }
}

/**
 * Gives every response the request's id and the security headers, which a route may loosen, and while the site is
 * stopping `Connection: close`.
 */
export function registerAnswerHeaders(app: FastifyInstance, env: Pick<Env, 'origin'>): void {
  const stopping = { began: false };
  app.decorate('stopping', stopping);
  app.decorate('securityHeaders', securityHeaders(env));
  app.addHook('onSend', (request, reply, _payload, done) => {
    setAnswerHeaders(request, reply);
    done();
  });
  app.addHook('preClose', (done) => {
    stopping.began = true;
    done();
  });
}

/** Sets the headers of an answer that passes no hook. */
export function setAnswerHeaders({ id, server }: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', id);
  if (server.stopping.began) reply.header('connection', 'close');
  for (const [name, value] of server.securityHeaders) if (!reply.hasHeader(name)) reply.header(name, value);
}
