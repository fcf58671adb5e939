import type { Trends, TrendsInput } from '@longreturn/contract/trends';
import { articles, downloads, episodes, itemReads, subscribers, users } from '@longreturn/db/schema';
import { and, desc, eq, gte, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '../actor.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import type { Deps } from '../deps.ts';
import { findMostDownloaded } from '../downloads/read-downloads.ts';
import { DEFAULT_DAYS, lastDates } from './last-dates.ts';

const MOST_READ = 10;

/**
 * Returns the numbers of registrations, new confirmed subscribers, reads and downloads for each of the last 30 or 90
 * days, and the ten most read items and ten most downloaded episodes of that time. A day begins at midnight UTC; today
 * is included (docs/product.md, Reads). Throws session.required, action.forbidden.
 */
export async function readTrends(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { days = DEFAULT_DAYS }: TrendsInput,
): Promise<Trends> {
  requireAdmin(actor);
  const dates = lastDates(days, clock.now());
  const from = dates[0] ?? '';
  const [registrations, newSubscribers, reads, downloaded, mostRead, mostDownloaded] = await Promise.all([
    countRegistrations(db, from),
    countSubscribers(db, from),
    sumReads(db, from),
    sumDownloads(db, from),
    findMostRead(db, from),
    findMostDownloaded(db, from),
  ]);
  const numbers = [registrations, newSubscribers, reads, downloaded].map(
    (rows) => new Map(rows.map(({ day, n }) => [day, n])),
  );
  const [ofUsers, ofSubscribers, ofReads, ofDownloads] = numbers;
  return {
    days: dates.map((date) => ({
      date,
      registrations: ofUsers?.get(date) ?? 0,
      subscribers: ofSubscribers?.get(date) ?? 0,
      reads: ofReads?.get(date) ?? 0,
      downloads: ofDownloads?.get(date) ?? 0,
    })),
    mostRead,
    mostDownloaded,
  };
}

const startOf = (date: string) => new Date(`${date}T00:00:00.000Z`);
const dateOf = (column: PgColumn): SQL => sql`(${column} at time zone 'UTC')::date`;
const textOf = (date: SQL): SQL<string> => sql`to_char(${date}, 'YYYY-MM-DD')`;
const count = sql<number>`count(*)::int`;

async function countRegistrations(db: Deps['db'], from: string) {
  const date = dateOf(users.createdAt);
  return db
    .select({ day: textOf(date), n: count })
    .from(users)
    .where(gte(users.createdAt, startOf(from)))
    .groupBy(date);
}

/** Counts by the day of the confirmation. Subscribers who left since then count too. */
async function countSubscribers(db: Deps['db'], from: string) {
  const { subscribedAt, status } = subscribers;
  const date = dateOf(subscribedAt);
  return db
    .select({ day: textOf(date), n: count })
    .from(subscribers)
    .where(and(gte(subscribedAt, startOf(from)), ne(status, 'pending')))
    .groupBy(date);
}

const sum = sql<number>`sum(${itemReads.reads})::int`;

async function sumReads(db: Deps['db'], from: string) {
  return db
    .select({ day: itemReads.day, n: sum })
    .from(itemReads)
    .where(gte(itemReads.day, from))
    .groupBy(itemReads.day);
}

async function sumDownloads(db: Deps['db'], from: string) {
  const { day } = downloads;
  return db
    .select({ day, n: sql<number>`sum(${downloads.downloads})::int` })
    .from(downloads)
    .where(gte(day, from))
    .groupBy(day);
}

/** Deleted items have no title, and are left out. */
async function findMostRead(db: Deps['db'], from: string): Promise<Trends['mostRead']> {
  const { itemType, itemId, day } = itemReads;
  const totals = db.$with('totals').as(
    db
      .select({ type: itemType, id: itemId, reads: sum.as('total_reads') })
      .from(itemReads)
      .where(gte(day, from))
      .groupBy(itemType, itemId),
  );
  const isOf = (type: 'episode' | 'article', id: PgColumn) => and(eq(totals.type, type), eq(id, totals.id));
  const title = sql<string>`coalesce(${episodes.title}, ${articles.title})`;
  const slug = sql<string>`coalesce(${episodes.slug}, ${articles.slug})`;
  return db
    .with(totals)
    .select({ type: totals.type, id: totals.id, title, slug, reads: totals.reads })
    .from(totals)
    .leftJoin(episodes, isOf('episode', episodes.id))
    .leftJoin(articles, isOf('article', articles.id))
    .where(or(isNotNull(episodes.id), isNotNull(articles.id)))
    .orderBy(desc(totals.reads), title)
    .limit(MOST_READ);
}
