import { articles, episodes, newsletterIssues } from '@longreturn/db/schema';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { inOrder } from '../../lists/order.ts';
import { isSent } from '../../newsletter/issues/present-issue.ts';
import { isPublic } from '../publication.ts';

/**
 * The maximum number of URLs in a list. The sitemap protocol allows 50,000, but a shorter list is read from the
 * database within milliseconds.
 */
export const URLS_IN_LIST = 2000;

/** The sections whose pages show items that editors create. */
export const ITEM_SECTIONS = ['episodes', 'articles', 'issues'] as const;
export type ItemSection = (typeof ITEM_SECTIONS)[number];
export type SitemapSection = 'topics' | ItemSection;

/** The parts of the query for a section's URLs. */
interface SitemapSource {
  /** The path prefix of the slug. */
  path: string;
  table: PgTable;
  slug: SQL<string>;
  changedAt: SQL<Date>;
  isShown: SQL;
  /** The columns that sort the pages. */
  place: { time: PgColumn; id: PgColumn };
  /** The exact reverse of the order of the table's index, so that the query can read the index backwards. */
  oldestFirst: SQL[];
}

/** Returns the parts of the query for the URLs of a section's public pages. */
export function sitemapSource(section: ItemSection, now: Date): SitemapSource {
  if (section === 'issues') {
    return {
      path: '/newsletter?issue=',
      table: newsletterIssues,
      slug: sql<string>`${newsletterIssues.slug}`,
      changedAt: sql<Date>`${newsletterIssues.updatedAt}`.mapWith(newsletterIssues.updatedAt),
      isShown: isSent(),
      ...placeBy(newsletterIssues.sentAt, newsletterIssues.id),
    };
  }
  const table = section === 'episodes' ? episodes : articles;
  return {
    path: `/${section}/`,
    table,
    slug: sql<string>`${table.slug}`,
    changedAt: changeOf(table),
    isShown: isPublic(table, now),
    ...placeBy(table.publishedAt, table.id),
  };
}

/**
 * Returns SQL for the time when an item's page last changed: when the item was written or became public, whichever is
 * later.
 */
export function changeOf({ updatedAt, publishedAt }: { updatedAt: PgColumn; publishedAt: PgColumn }): SQL<Date> {
  return sql<Date>`greatest(${updatedAt}, ${publishedAt})`.mapWith(episodes.updatedAt);
}

function placeBy(time: PgColumn, id: PgColumn): Pick<SitemapSource, 'place' | 'oldestFirst'> {
  const oldestFirst = inOrder([
    { column: time, direction: 'asc' },
    { column: id, direction: 'asc' },
  ]);
  return { place: { time, id }, oldestFirst };
}
