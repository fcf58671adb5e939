import { LIMITS } from '@longreturn/contract/limits';
import type { CitingItem, PaperCitations } from '@longreturn/contract/sources';
import { articles, episodes } from '@longreturn/db/schema';
import { PAPERS } from '@longreturn/site/research/papers';
import { and, arrayOverlaps, asc, inArray, lte, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Deps } from '../../deps.ts';
import { isPublic } from '../publication.ts';

const DOIS = PAPERS.map(({ doi }) => doi.toLowerCase());

/**
 * Returns the papers of the research library that published items cite, each with the newest of these items. Premium
 * items count too: their sources are public (docs/product.md, Research).
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

/** Finds the newest items that cite each paper, with the number of all of them. */
async function findNewestCitations({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = clock.now();
  const citingItems = (kind: CitingItem['kind'], table: typeof articles | typeof episodes) =>
    db
      .select({
        kind: sql<CitingItem['kind']>`${kind}::text`.as('kind'),
        id: table.id,
        title: table.title,
        slug: table.slug,
        publishedAt: table.publishedAt,
        doi: sql<string>`unnest(${table.sources})`.as('doi'),
      })
      .from(table)
      .where(and(isPublic(table, now), arrayOverlaps(table.sources, DOIS)));
  const citing = unionAll(citingItems('episode', episodes), citingItems('article', articles)).as('citing');
  const newest = sql`row_number() over (partition by ${citing.doi} order by ${citing.publishedAt} desc, ${citing.id} desc)`;
  const ranked = db
    .select({
      kind: citing.kind,
      title: citing.title,
      slug: citing.slug,
      doi: citing.doi,
      total: sql<number>`(count(*) over (partition by ${citing.doi}))::int`.as('total'),
      place: sql<number>`${newest}`.as('place'),
    })
    .from(citing)
    .where(inArray(citing.doi, DOIS))
    .as('ranked');
  return db.select().from(ranked).where(lte(ranked.place, LIMITS.shownCitations)).orderBy(asc(ranked.place));
}
