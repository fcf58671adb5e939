import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { type SecurityHeaders, securityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What every answer carries unless it brings its own; finished answers, which pass no hook, read it here. */
    securityHeaders: SecurityHeaders;
  }
}

/** Gives every answer the request's id and the security headers; whoever answers may loosen them. */
export function registerAnswerHeaders(app: FastifyInstance, env: Pick<Env, 'origin'>): void {
  app.decorate('securityHeaders', securityHeaders(env));
  app.addHook('onSend', (request, reply, _payload, done) => {
    setAnswerHeaders(request, reply);
    done();
  });
}

/** For an answer that no hook sees. */
export function setAnswerHeaders({ id, server }: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', id);
  for (const [name, value] of server.securityHeaders) if (!reply.hasHeader(name)) reply.header(name, value);
}
