import { LIMITS } from '@longreturn/contract/limits';
import type { ListScheduledInput, ScheduledItem, ScheduledItemPage } from '@longreturn/contract/scheduled-item';
import type { Db } from '@longreturn/db/database';
import { articles, episodes, newsletterIssues } from '@longreturn/db/schema';
import { and, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { countRows } from '../lists/count-rows.ts';
import { decodeCursor, encodeCursor } from '../lists/cursor.ts';
import { inOrder, type Order } from '../lists/order.ts';
import { requireEditor } from './require-editor.ts';

/** A table with scheduled rows: the column with their time, and the condition that selects them. */
interface Source {
  kind: ScheduledItem['kind'];
  table: typeof episodes | typeof articles | typeof newsletterIssues;
  at: typeof episodes.publishedAt | typeof articles.publishedAt | typeof newsletterIssues.scheduledFor;
  isScheduled: SQL | undefined;
}

/** The order of the merged list. IDs are unique across the tables. */
const SOONEST_FIRST = soonestFirst(episodes.publishedAt, episodes.id);

/**
 * Returns a page of the scheduled episodes and articles, the soonest first. For admins, the page also contains the
 * newsletter issues that are scheduled for a time, but not those that wait for an episode. Throws session.required,
 * action.forbidden, and input.invalid on a malformed cursor.
 */
export async function listScheduled(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { cursor, limit = LIMITS.pageSize }: ListScheduledInput,
): Promise<ScheduledItemPage> {
  requireEditor(actor);
  const [at, id] = cursor === undefined ? [] : decodeCursor(SOONEST_FIRST, cursor);
  const place = at instanceof Date && typeof id === 'string' ? { at, id } : undefined;
  const sources = sourcesFor(actor, clock.now());
  const rows = await Promise.all(sources.map((source) => findAfter(db, source, place, limit + 1)));
  const counts = await Promise.all(sources.map(({ table, isScheduled }) => countRows(db, table, isScheduled)));
  const found = rows
    .flat()
    .toSorted((one, other) => one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1));
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((item) => ({ ...item, at: item.at.toISOString() })),
    nextCursor: last ? encodeCursor(SOONEST_FIRST, [last.at, last.id]) : null,
    total: counts.reduce((sum, count) => sum + count, 0),
  };
}

function sourcesFor(actor: Actor, now: Date): Source[] {
  const { publishedAt } = episodes;
  const items: Source[] = [
    { kind: 'episode', table: episodes, at: publishedAt, isScheduled: gt(publishedAt, now) },
    { kind: 'article', table: articles, at: articles.publishedAt, isScheduled: gt(articles.publishedAt, now) },
  ];
  if (actor.is === 'user' && actor.role !== 'admin') return items;
  const { scheduledFor, sentAt } = newsletterIssues;
  const isScheduled = and(isNotNull(scheduledFor), isNull(sentAt));
  return [...items, { kind: 'issue', table: newsletterIssues, at: scheduledFor, isScheduled }];
}

async function findAfter(
  db: Db,
  { kind, table, at, isScheduled }: Source,
  place: { at: Date; id: string } | undefined,
  limit: number,
) {
  const { id, title, slug } = table;
  const isAfter = place && sql`(${at}, ${id}) > (${place.at.toISOString()}::timestamptz, ${place.id}::uuid)`;
  const rows = await db
    .select({ id, title, slug, at: sql<Date>`${at}`.mapWith(at) })
    .from(table)
    .where(and(isScheduled, isAfter))
    .orderBy(...inOrder(soonestFirst(at, id)))
    .limit(limit);
  return rows.map((row) => ({ kind, ...row }));
}

function soonestFirst(at: PgColumn, id: PgColumn): Order {
  return [
    { column: at, direction: 'asc', hasNulls: false },
    { column: id, direction: 'asc' },
  ];
}
