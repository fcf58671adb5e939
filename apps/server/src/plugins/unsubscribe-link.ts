import type { FastifyInstance } from 'fastify';

/**
 * Handles GET on the one-click URL. Email clients and scanners open every link, so nothing changes; people are
 * redirected to the page that unsubscribes them.
 */
export function registerUnsubscribeLink(app: FastifyInstance): void {
  app.get('/api/newsletter/unsubscribe', ({ url }, reply) => {
    const manage = new URL(url, 'http://host').searchParams.get('token') ?? '';
    return reply.header('cache-control', 'no-store').redirect(`/newsletter?${new URLSearchParams({ manage })}`, 303);
  });
}
