import { AppError } from '@longreturn/core/app-error';
import { findPrivateFeed } from '@longreturn/core/listening/find-private-feed';
import { getPublicFeed } from '@longreturn/core/listening/get-public-feed';
import { within } from '@longreturn/core/within';
import { writeRss } from '@longreturn/providers/feeds/write-rss';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AppParts } from '../app-parts.ts';
import { sendResponse } from '../cache/send-response.ts';
import { finishResponse } from '../cache/stored-response.ts';
import { createPrivateFeeds } from '../feeds/private-feeds.ts';
import { SharedReads } from '../feeds/shared-reads.ts';
import { ReaderLimit } from '../reader-limit.ts';
import './route-config.ts';

const PUBLIC_HEADERS = {
  'content-type': 'application/rss+xml; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

/** Unknown tokens per minute and IP address. Apps send one for a while after a member has rotated or revoked a feed. */
const UNKNOWN_PER_MINUTE = 60;
/**
 * Remembered pairs of an IP address and a token that opened a feed. They are looked up even if the address has tried too
 * many unknown tokens, so that the server of a podcast app still gets its other feeds.
 */
const MAX_VALID = 20_000;
/** Time limit for storing the last uses, so that an unresponsive database doesn't delay the shutdown. */
const LAST_USES_MS = 3000;

const PAGE = /^[1-9]\d{0,5}$/;

interface PrivateFeedRoute {
  Params: { token: string };
  Querystring: { page?: unknown };
}

/**
 * Serves the podcast feeds: /feed.xml for everyone, and /feeds/{token}/feed.xml for one member. Each request for a
 * private feed checks the token and the membership, so that a rotated token or an ended membership takes effect at once.
 */
export function registerFeeds(app: FastifyInstance, parts: AppParts): void {
  const { env, services, cache, feedUses } = parts;
  const { deps } = services;
  const responseFor = createPrivateFeeds(parts);
  const feeds = new SharedReads((token) => findPrivateFeed(deps, token));
  const unknown = new ReaderLimit(UNKNOWN_PER_MINUTE, env);
  const valid = new LRUCache<string, true>({ max: MAX_VALID });
  app.addHook('onClose', () => within(LAST_USES_MS, feedUses.settled()).catch(() => {}));

  app.get<{ Querystring: { page?: unknown } }>('/feed.xml', async (request, reply) => {
    const page = readPage(request.query);
    const response = await cache.getOrMake(`/feed.xml?page=${page}`, async () => {
      const headers = { ...PUBLIC_HEADERS, 'last-modified': new Date().toUTCString() };
      return finishResponse(200, headers, writeRss(await getPublicFeed(deps, page)));
    });
    return sendResponse(request, reply, response);
  });

  app.get<PrivateFeedRoute>('/feeds/:token/feed.xml', { config: { feed: true } }, async (request, reply) => {
    const { token } = request.params;
    const client = `${request.ip} ${token}`;
    const wait = valid.has(client) ? 0 : unknown.secondsToWait(request.ip);
    if (wait > 0) return refuse(reply, wait); // without reading the database
    const feed = await feeds.get(token);
    if (!feed) {
      valid.delete(client);
      return refuse(reply, unknown.spend(request.ip, 1));
    }
    valid.set(client, true);
    const response = responseFor({ token, feed, page: readPage(request.query) });
    sendResponse(request, reply, response instanceof Promise ? await response : response);
    feedUses.record({ feedId: feed.id, ip: request.ip, userAgent: request.headers['user-agent'] ?? '' });
  });
}

/** Throws path.unknown if the page is not a number. */
function readPage({ page = '1' }: { page?: unknown }): number {
  if (typeof page !== 'string' || !PAGE.test(page)) throw new AppError('path.unknown');
  return Number(page);
}

/** Sends an empty 404, or an empty 429 to a client that tries many unknown tokens. */
function refuse(reply: FastifyReply, seconds: number): FastifyReply {
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  if (seconds > 0) return reply.code(429).header('retry-after', seconds).send();
  return reply.code(404).send();
}
