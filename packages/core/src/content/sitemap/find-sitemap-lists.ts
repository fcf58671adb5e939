import { episodes } from '@longreturn/db/schema';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { ITEM_SECTIONS, type ItemSection, type SitemapSection, sitemapSource, URLS_IN_LIST } from './sitemap-source.ts';

/** A list of URLs that `listSitemapUrls` returns. */
export interface SitemapList {
  section: SitemapSection;
  /** The list's number within the section, starting at 1. */
  list: number;
  /** The time of the latest change to any page in the list, in ISO 8601; null if unknown. */
  updatedAt: string | null;
}

/** Returns all lists of URLs, for the sitemap index. */
export async function findSitemapLists(deps: Pick<Deps, 'db' | 'clock'>): Promise<SitemapList[]> {
  const ofItems = (await Promise.all(ITEM_SECTIONS.map((section) => findLists(deps, section)))).flat();
  return [{ section: 'topics', list: 1, updatedAt: null }, ...ofItems];
}

async function findLists({ db, clock }: Pick<Deps, 'db' | 'clock'>, section: ItemSection): Promise<SitemapList[]> {
  const { table, changedAt, isShown, oldestFirst } = sitemapSource(section, clock.now());
  const place = sql`row_number() over (order by ${sql.join(oldestFirst, sql`, `)})`;
  const numbered = db
    .select({
      list: sql<number>`((${place} - 1) / ${sql.raw(String(URLS_IN_LIST))} + 1)::int`.as('list'),
      changedAt: changedAt.as('changed_at'),
    })
    .from(table)
    .where(isShown)
    .as('numbered');
  const rows = await db
    .select({ list: numbered.list, updatedAt: sql<Date>`max(${numbered.changedAt})`.mapWith(episodes.updatedAt) })
    .from(numbered)
    .groupBy(numbered.list)
    .orderBy(numbered.list);
  return rows.map(({ list, updatedAt }) => ({ section, list, updatedAt: updatedAt.toISOString() }));
}
