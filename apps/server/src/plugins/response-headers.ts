import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { type SecurityHeaders, securityHeaders } from './security-headers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The default headers of every response. sendResponse reads them too, because its responses skip the hooks. */
    securityHeaders: SecurityHeaders;
    /** Whether the site has begun to stop. If so, clients must not reuse connections. */
    stopping: { began: boolean };
  }
}

/**
 * Sets the request ID and the security headers of every response. A route can replace the security headers. While the
 * site is stopping, every response also has `Connection: close`.
 */
export function registerResponseHeaders(app: FastifyInstance, env: Pick<Env, 'origin'>): void {
  const stopping = { began: false };
  app.decorate('stopping', stopping);
  app.decorate('securityHeaders', securityHeaders(env));
  app.addHook('onSend', (request, reply, _payload, done) => {
    setResponseHeaders(request, reply);
    done();
  });
  app.addHook('preClose', (done) => {
    stopping.began = true;
    done();
  });
}

/** Sets the headers of one response. Only needs to be called for a response that no hook runs for. */
export function setResponseHeaders({ id, server }: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', id);
  if (server.stopping.began) reply.header('connection', 'close');
  for (const [name, value] of server.securityHeaders) if (!reply.hasHeader(name)) reply.header(name, value);
}
