import type { FastifyRequest } from 'fastify';

const API = /^\/(?:api|trpc)(?:\/|$)/;

/** Returns whether a request comes from browser navigation and not from a script. */
export function wantsPage({ originalUrl, method, headers }: FastifyRequest): boolean {
  return method === 'GET' && !API.test(originalUrl) && (headers.accept ?? '').includes('text/html');
}
