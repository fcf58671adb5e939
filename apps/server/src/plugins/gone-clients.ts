import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Drops requests whose client reset the connection before they were routed: they have no IP address and get no answer. */
export function registerGoneClients(app: FastifyInstance): void {
  app.addHook('onRequest', ({ socket }, reply, done) => {
    if (socket.remoteAddress !== undefined) return done();
    reply.hijack().raw.destroy();
  });
}

/** Whether a failure is only that the client closed the connection before it had sent its whole request. */
export function isGone(error: unknown, { raw }: FastifyRequest): boolean {
  return raw.destroyed && error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}
