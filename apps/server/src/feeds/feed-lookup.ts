import type { Deps } from '@longreturn/core/deps';
import { findPrivateFeed, type OpenedFeed } from '@longreturn/core/listening/find-private-feed';
import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Env } from '../env.ts';
import { ReaderLimit } from '../reader-limit.ts';
import { SharedReads } from './shared-reads.ts';

/**
 * Unknown tokens that an IP address may send per minute. Apps still send an old token for a while after a member has
 * rotated the token or revoked the feed.
 */
const UNKNOWN_PER_MINUTE = 60;
/**
 * The maximum number of remembered pairs of an IP address and a valid token. A remembered pair works even if the IP
 * address has tried too many unknown tokens. So the server of a podcast app still gets the feeds that it already knows.
 */
const MAX_VALID = 20_000;

/** A feed, or the seconds until the client may try another token (0: immediately). */
export type FoundFeed = { is: 'feed'; feed: OpenedFeed } | { is: 'unknown'; waitSec: number };

/** Finds private feeds by their tokens. Requests for feeds and for their files share a limit on unknown tokens. */
export class FeedLookup {
  readonly #feeds: SharedReads<OpenedFeed | undefined>;
  readonly #unknown: ReaderLimit;
  readonly #valid = new LRUCache<string, true>({ max: MAX_VALID });

  constructor(deps: Pick<Deps, 'db' | 'clock'>, env: Pick<Env, 'rateLimitMultiplier'>) {
    this.#feeds = new SharedReads((token) => findPrivateFeed(deps, token));
    this.#unknown = new ReaderLimit(UNKNOWN_PER_MINUTE, env);
  }

  /** Finds a feed. Doesn't read the database for a client that has tried too many unknown tokens. */
  async find(ip: string, token: string): Promise<FoundFeed> {
    const client = `${ip} ${token}`;
    const wait = this.#valid.has(client) ? 0 : this.#unknown.secondsToWait(ip);
    if (wait > 0) return { is: 'unknown', waitSec: wait };
    const feed = await this.#feeds.get(token);
    if (feed) {
      this.#valid.set(client, true);
      return { is: 'feed', feed };
    }
    this.#valid.delete(client);
    return { is: 'unknown', waitSec: this.#unknown.spend(ip, 1) };
  }
}

/** Sends an empty 404, as if the path didn't exist, or an empty 429 to a client that tries many unknown tokens. */
export function refuseToken(reply: FastifyReply, { waitSec }: Extract<FoundFeed, { is: 'unknown' }>): FastifyReply {
  reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  if (waitSec > 0) return reply.code(429).header('retry-after', waitSec).send();
  return reply.code(404).send();
}
