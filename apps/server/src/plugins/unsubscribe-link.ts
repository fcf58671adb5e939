import type { FastifyInstance } from 'fastify';

/**
 * Handles GET requests for the one-click unsubscribe URL. They change nothing, because some email clients and scanners
 * open every link. People are redirected to the page on which they can unsubscribe.
 */
export function registerUnsubscribeLink(app: FastifyInstance): void {
  app.get('/api/newsletter/unsubscribe', ({ url }, reply) => {
    const manage = new URL(url, 'http://host').searchParams.get('token') ?? '';
    return reply.header('cache-control', 'no-store').redirect(`/newsletter?${new URLSearchParams({ manage })}`, 303);
  });
}
