import { createHmac } from 'node:crypto';
import { LIMITS } from '@longreturn/contract/limits';
import type { Db } from '@longreturn/db/database';
import { privateFeeds, privateFeedUses, siteSecrets } from '@longreturn/db/schema';
import { and, count, eq, like, lt, sql } from 'drizzle-orm';
import ipaddr from 'ipaddr.js';
import { type Deps, inTransaction } from '../deps.ts';
import { siteKey } from '../site-key.ts';

/** A request for a private feed or for one of its files. */
export interface FeedUse {
  feedId: string;
  ip: string;
  userAgent: string;
}

const DAY_MS = 24 * 3_600_000;

/** Days after which a day's salt is deleted. From then on nobody can tell which network or app a hash stands for. */
const SALT_DAYS = 2;

/**
 * The maximum number of rows that are stored for a feed on one day. A much smaller number of networks or apps is enough
 * to detect a shared feed. Without a maximum, a client could add a row for each app name that it makes up.
 */
const MAX_ROWS = 100;

/** The name of a day's salt starts with this: 'feed-uses-2026-11-22'. */
const SALT = 'feed-uses-';

/**
 * Records the network and the app of a request for a private feed, and when the feed was last used. Stores only hashes,
 * with a random salt for each day (docs/product.md, Private feeds). Once a feed has `MAX_ROWS` rows for a day, no
 * further networks and apps are stored.
 */
export async function recordFeedUse(
  deps: Pick<Deps, 'db' | 'clock'>,
  { feedId, ip, userAgent }: FeedUse,
): Promise<void> {
  const now = deps.clock.now();
  const day = dayOf(now);
  const salt = await siteKey(deps, `${SALT}${day}`);
  const hash = (value: string) => createHmac('sha256', salt).update(`${feedId} ${value}`).digest('base64url');
  const use = { feedId, day, networkHash: hash(networkOf(ip)), appHash: hash(appOf(userAgent)), requests: 1 };
  await inTransaction(deps, async ({ db }) => {
    const [feed] = await db
      .update(privateFeeds)
      .set({ lastUsedAt: now })
      .where(eq(privateFeeds.id, feedId))
      .returning({ id: privateFeeds.id });
    if (!feed) return; // revoked meanwhile
    await countUse(db, use); // the feed's row is locked, so its uses are counted one at a time
  });
}

async function countUse(db: Db, use: typeof privateFeedUses.$inferInsert): Promise<void> {
  const ofDay = and(eq(privateFeedUses.feedId, use.feedId), eq(privateFeedUses.day, use.day));
  const isSame = and(eq(privateFeedUses.networkHash, use.networkHash), eq(privateFeedUses.appHash, use.appHash));
  const known = await db
    .update(privateFeedUses)
    .set({ requests: sql`${privateFeedUses.requests} + 1` })
    .where(and(ofDay, isSame))
    .returning({ requests: privateFeedUses.requests });
  if (known.length > 0) return;
  const [found] = await db.select({ rows: count() }).from(privateFeedUses).where(ofDay);
  if ((found?.rows ?? 0) < MAX_ROWS) await db.insert(privateFeedUses).values(use);
}

/** How many leading bits of an IP address identify the network of a home or a company. */
const NETWORK_BITS = { ipv4: 24, ipv6: 48 } as const;

/**
 * Returns the /24 network of an IPv4 address or the /48 network of an IPv6 address. Returns any other text unchanged.
 */
export function networkOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip); // an IPv4-mapped IPv6 address becomes IPv4
  const bits = NETWORK_BITS[address.kind()];
  return `${address
    .toByteArray()
    .slice(0, bits / 8)
    .join('.')}/${bits}`;
}

const MAX_APP_LENGTH = 100;

/** Returns the name of the first product of a user agent, in lower case: 'overcast' for 'Overcast/3.0 (+https://…)'. */
export function appOf(userAgent: string): string {
  const [name = ''] = userAgent.split(/[/(;]/, 1);
  return name.trim().toLowerCase().slice(0, MAX_APP_LENGTH);
}

/** Deletes the uses of private feeds after 30 days, and the salts of their hashes after two days. */
export async function sweepFeedUses({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const daysAgo = (days: number) => dayOf(new Date(clock.now().getTime() - days * DAY_MS));
  await db.delete(privateFeedUses).where(lt(privateFeedUses.day, daysAgo(LIMITS.feedUseDays)));
  const isOld = lt(siteSecrets.name, `${SALT}${daysAgo(SALT_DAYS)}`);
  await db.delete(siteSecrets).where(and(like(siteSecrets.name, `${SALT}%`), isOld));
}

/** Returns the date in UTC: '2026-11-22'. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
