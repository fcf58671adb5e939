import type { FastifyInstance } from 'fastify';

/**
 * GET on the one-click address: mail programs and scanners open every link, so nothing changes, and a person comes to
 * the page that does it.
 */
export function registerUnsubscribeLink(app: FastifyInstance): void {
  app.get('/api/newsletter/unsubscribe', ({ url }, reply) => {
    const manage = new URL(url, 'http://host').searchParams.get('token') ?? '';
    return reply.header('cache-control', 'no-store').redirect(`/newsletter?${new URLSearchParams({ manage })}`, 303);
  });
}
