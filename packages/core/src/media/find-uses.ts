import type { MediaUse } from '@longreturn/contract/media-library';
import type { Db } from '@longreturn/db/database';
import { articles, episodes, mediaUses, newsletterIssues } from '@longreturn/db/schema';
import { and, eq, inArray, sql } from 'drizzle-orm';

const PATHS: Record<MediaUse['kind'], (slug: string) => string> = {
  episode: (slug) => `/episodes/${slug}`,
  article: (slug) => `/articles/${slug}`,
  issue: (slug) => `/newsletter?issue=${slug}`,
};

/** Returns the items that use each of these files, sorted by title. The keys of the map are the IDs of the files. */
export async function findUses(db: Db, fileIds: readonly string[]): Promise<Map<string, MediaUse[]>> {
  const found = new Map<string, MediaUse[]>();
  for (const { fileId, place, slug, ...item } of await readUses(db, fileIds)) {
    const uses = found.get(fileId) ?? [];
    found.set(fileId, uses);
    const known = uses.find(({ id }) => id === item.id);
    if (known) known.places.push(place);
    else uses.push({ ...item, path: PATHS[item.kind](slug), places: [place] });
  }
  return found;
}

async function readUses(db: Db, fileIds: readonly string[]) {
  if (fileIds.length === 0) return [];
  const { itemType, itemId } = mediaUses;
  const title = sql<string>`coalesce(${episodes.title}, ${articles.title}, ${newsletterIssues.title}, '')`;
  const slug = sql<string>`coalesce(${episodes.slug}, ${articles.slug}, ${newsletterIssues.slug}, '')`;
  return db
    .select({ fileId: mediaUses.fileId, kind: itemType, id: itemId, place: mediaUses.place, title, slug })
    .from(mediaUses)
    .leftJoin(episodes, and(eq(itemType, 'episode'), eq(episodes.id, itemId)))
    .leftJoin(articles, and(eq(itemType, 'article'), eq(articles.id, itemId)))
    .leftJoin(newsletterIssues, and(eq(itemType, 'issue'), eq(newsletterIssues.id, itemId)))
    .where(inArray(mediaUses.fileId, [...fileIds]))
    .orderBy(title, itemId, sql`${mediaUses.place} desc`);
}
