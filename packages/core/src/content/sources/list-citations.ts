import { LIMITS } from '@longreturn/contract/limits';
import type { CitingItem, PaperCitations } from '@longreturn/contract/sources';
import { articles, episodes } from '@longreturn/db/schema';
import { PAPERS } from '@longreturn/site/research/papers';
import { and, desc, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Deps } from '../../deps.ts';
import { isPublic } from '../publication.ts';

const DOIS = PAPERS.map(({ doi }) => doi.toLowerCase());

/**
 * Returns the papers of the research library that are cited by published items, each with the newest items that cite
 * it. Premium items count too: their sources are public (docs/product.md, Research).
 */
export async function listCitations(deps: Pick<Deps, 'db' | 'clock'>): Promise<PaperCitations[]> {
  const rows = await findNewestCitations(deps);
  const ofPaper = Map.groupBy(rows, ({ doi }) => doi);
  return PAPERS.flatMap(({ slug, doi }) => {
    const citing = ofPaper.get(doi.toLowerCase()) ?? [];
    if (!citing[0]) return [];
    const items = citing.map(({ kind, title, slug: itemSlug }) => ({ kind, title, slug: itemSlug }));
    return [{ slug, total: citing[0].total, items }];
  });
}

/**
 * For each paper, finds the newest items that cite it and the number of all items that cite it. An index finds each
 * paper's items.
 */
async function findNewestCitations({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = clock.now();
  const paper = db
    .select({ doi: sql<string>`unnest(${sql.param(DOIS)}::text[])`.as('doi') })
    .from(sql`(select) as one`)
    .as('paper');
  const citing = (table: typeof articles | typeof episodes) =>
    and(isPublic(table, now), sql`${table.sources} @> array[${paper.doi}]`);
  const newestOf = (kind: CitingItem['kind'], table: typeof articles | typeof episodes) =>
    db
      .select({
        kind: sql<CitingItem['kind']>`${kind}::text`.as('kind'),
        id: table.id,
        title: table.title,
        slug: table.slug,
        publishedAt: table.publishedAt,
      })
      .from(table)
      .where(citing(table))
      .orderBy(desc(table.publishedAt), desc(table.id))
      .limit(LIMITS.shownCitations);
  const both = unionAll(newestOf('episode', episodes), newestOf('article', articles)).as('both');
  const newest = db
    .select()
    .from(both)
    .orderBy(desc(both.publishedAt), desc(both.id))
    .limit(LIMITS.shownCitations)
    .as('newest');
  const count = (table: typeof articles | typeof episodes) =>
    sql`(select count(*) from ${table} where ${citing(table)})`;
  return db
    .select({
      doi: paper.doi,
      kind: newest.kind,
      title: newest.title,
      slug: newest.slug,
      total: sql<number>`(${count(episodes)} + ${count(articles)})::int`,
    })
    .from(paper)
    .crossJoinLateral(newest)
    .orderBy(desc(newest.publishedAt), desc(newest.id));
}
