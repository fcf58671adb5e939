import type { FastifyRequest } from 'fastify';

const API = /^\/(?:api|trpc)(?:\/|$)/;

/** Whether a request comes from a person at a browser's address bar, and not from a script. */
export function wantsPage({ originalUrl, method, headers }: FastifyRequest): boolean {
  return method === 'GET' && !API.test(originalUrl) && (headers.accept ?? '').includes('text/html');
}
