import type { PublicationState } from '@longreturn/contract/admin-content';
import { articles, episodes } from '@longreturn/db/schema';
import { gt, isNull, lte, min, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Deps } from '../deps.ts';

/** The publication state of an episode or article (docs/product.md, Publication). */
type Publication = { is: 'draft' } | { is: 'scheduled'; at: Date } | { is: 'published'; at: Date };

/** Returns 'published' if `publishedAt` is not after `now`, 'scheduled' if it is later, and 'draft' if it is null. */
export function publicationOf(publishedAt: Date | null, now: Date): Publication {
  if (publishedAt === null) return { is: 'draft' };
  return publishedAt <= now ? { is: 'published', at: publishedAt } : { is: 'scheduled', at: publishedAt };
}

type Event = Publication['is'] | 'drafted' | 'unpublished' | 'updated';
/** An audit log action for a write to an item of this kind. */
type PublicationAction<Kind extends string> = `${Kind}.${Exclude<Event, 'draft'>}`;

/**
 * Returns the audit log action for a write that changed an item's publication from `before` to `after`. `before` is
 * undefined for a new item.
 */
export function publicationEvent<Kind extends 'episode' | 'article'>(
  kind: Kind,
  before: Publication | undefined,
  after: Publication,
): PublicationAction<Kind> {
  if (before?.is === after.is) return `${kind}.updated`;
  if (after.is !== 'draft') return `${kind}.${after.is}`;
  return before ? `${kind}.unpublished` : `${kind}.drafted`;
}

/**
 * Returns an SQL condition that is true for published rows, as `publicationOf` defines them. It is never true for a
 * draft, because the draft's `publishedAt` is null.
 */
export function isPublic(table: { publishedAt: PgColumn }, now: Date): SQL {
  return lte(table.publishedAt, now);
}

/** Returns an SQL condition that is true for rows in this state, as `publicationOf` defines it. */
export function isInState(table: { publishedAt: PgColumn }, state: PublicationState, now: Date): SQL {
  if (state === 'draft') return isNull(table.publishedAt);
  return state === 'published' ? isPublic(table, now) : gt(table.publishedAt, now);
}

/** Returns when the next scheduled episode or article becomes public, or undefined if none is scheduled. */
export async function findNextPublication({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Date | undefined> {
  const now = clock.now();
  const found = await Promise.all([
    db
      .select({ at: min(episodes.publishedAt) })
      .from(episodes)
      .where(gt(episodes.publishedAt, now)),
    db
      .select({ at: min(articles.publishedAt) })
      .from(articles)
      .where(gt(articles.publishedAt, now)),
  ]);
  const times = found.flat().flatMap(({ at }) => (at ? [at.getTime()] : []));
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}
