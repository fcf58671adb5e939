import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Drops a request if its client has reset the connection before the request was routed. Sends no response. Such a
 * request is recognised by its missing IP address.
 */
export function registerAbortedRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ socket }, reply, done) => {
    if (socket.remoteAddress !== undefined) return done();
    reply.hijack().raw.destroy();
  });
}

/**
 * Returns whether a request failed only because the client closed the connection before it had sent the whole request.
 */
export function isAborted(error: unknown, { raw }: FastifyRequest): boolean {
  return raw.destroyed && error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}
