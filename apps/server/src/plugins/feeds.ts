import { AppError } from '@longreturn/core/app-error';
import { getPublicFeed } from '@longreturn/core/listening/get-public-feed';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { sendResponse } from '../cache/send-response.ts';
import { finishResponse } from '../cache/stored-response.ts';
import { refuseToken } from '../feeds/feed-lookup.ts';
import { createPrivateFeeds } from '../feeds/private-feeds.ts';
import './route-config.ts';
import { sendPreflight } from './send-preflight.ts';

const PUBLIC_HEADERS = {
  'content-type': 'application/rss+xml; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

const PAGE = /^[1-9]\d{0,5}$/;

interface PrivateFeedRoute {
  Params: { token: string };
  Querystring: { page?: unknown };
}

/**
 * Serves the podcast feeds: /feed.xml for everyone, and /feeds/{token}/feed.xml for one member. Each request for a
 * private feed checks the token and the membership, so that a rotated token or an ended membership takes effect at
 * once.
 */
export function registerFeeds(app: FastifyInstance, parts: AppParts): void {
  const { services, cache, feeds, feedUses } = parts;
  const { deps } = services;
  const responseFor = createPrivateFeeds(parts);
  app.addHook('onClose', () => feedUses.close());

  app.get<{ Querystring: { page?: unknown } }>('/feed.xml', async (request, reply) => {
    const page = readPage(request.query);
    const response = await cache.getOrMake(`/feed.xml?page=${page}`, async () => {
      const { writeRss } = await import('@longreturn/providers/feeds/write-rss'); // loaded on demand: it is large
      const headers = { ...PUBLIC_HEADERS, 'last-modified': new Date().toUTCString() };
      return finishResponse(200, headers, writeRss(await getPublicFeed(deps, page)));
    });
    return sendResponse(request, reply, response);
  });

  app.options('/feed.xml', (_request, reply) => sendPreflight(reply));

  app.get<PrivateFeedRoute>('/feeds/:token/feed.xml', { config: { feed: true } }, async (request, reply) => {
    const { token } = request.params;
    const found = await feeds.find(request.ip, token);
    if (found.is === 'unknown') return refuseToken(reply, found);
    const { feed } = found;
    const response = responseFor({ token, feed, page: readPage(request.query) });
    sendResponse(request, reply, response instanceof Promise ? await response : response);
    feedUses.record({ feedId: feed.id, ip: request.ip, userAgent: request.headers['user-agent'] ?? '' });
  });
}

/**
 * Returns the page number, 1 by default. Throws path.unknown unless it is a number from 1 to 999999 without leading
 * zeros.
 */
function readPage({ page = '1' }: { page?: unknown }): number {
  if (typeof page !== 'string' || !PAGE.test(page)) throw new AppError('path.unknown');
  return Number(page);
}
