import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Drops requests whose client reset the connection before they were routed. They have no IP address and get no
 * response.
 */
export function registerAbortedRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ socket }, reply, done) => {
    if (socket.remoteAddress !== undefined) return done();
    reply.hijack().raw.destroy();
  });
}

/** Returns whether a failure only means that the client closed the connection before it had sent its whole request. */
export function isAborted(error: unknown, { raw }: FastifyRequest): boolean {
  return raw.destroyed && error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}
