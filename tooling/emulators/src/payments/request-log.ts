import type { FastifyInstance } from 'fastify';

export interface LoggedRequest {
  method: string;
  path: string;
  headers: Record<string, unknown>;
  body: unknown;
}

/** Records the requests to `app`, except control calls, so that tests can count them. */
export function logRequests(app: FastifyInstance): LoggedRequest[] {
  const requests: LoggedRequest[] = [];
  app.addHook('preHandler', async ({ method, url, headers, body }) => {
    if (!url.startsWith('/__control')) requests.push({ method, path: url, headers, body });
  });
  return requests;
}
