import type { createEpisodeInput } from '@longreturn/contract/content-input';
import type { Db } from '@longreturn/db/database';
import { episodeOldSlugs, episodes, episodeTopics } from '@longreturn/db/schema';
import { and, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { episodeVector } from '../search/search-vectors.ts';
import { requireTopics } from '../topics/list-topics.ts';
import { slugTaken } from '../write-content.ts';

type EpisodeFields = Omit<z.output<typeof createEpisodeInput>, 'topics'>;

/** The columns of the fields that an author sets. */
export const authoredEpisodeColumns = {
  title: episodes.title,
  slug: episodes.slug,
  type: episodes.type,
  description: episodes.description,
  isPremium: episodes.isPremium,
  isAma: episodes.isAma,
  publishedAt: episodes.publishedAt,
  durationSec: episodes.durationSec,
  videoEmbedUrl: episodes.videoEmbedUrl,
  sources: episodes.sources,
  coverFileId: episodes.coverFileId,
};

/** Returns an episode's column values from the fields that the author set. */
export function episodeValues(fields: EpisodeFields) {
  return { ...fields, search: episodeVector(fields) };
}

/**
 * Updates an episode's old slugs after a write to the episode. If the slug changed, stores the former slug, so that its
 * URL redirects. Throws slug.taken if the new slug is an old slug of another episode. Must run after the write, so that
 * concurrent renames are visible.
 */
export async function updateOldEpisodeSlugs(tx: Db, id: string, slug: string, slugBefore = slug): Promise<void> {
  const others = and(eq(episodeOldSlugs.slug, slug), ne(episodeOldSlugs.episodeId, id));
  const [taken] = await tx.select().from(episodeOldSlugs).where(others);
  if (taken) throw slugTaken();
  if (slug === slugBefore) return;
  await tx.delete(episodeOldSlugs).where(eq(episodeOldSlugs.slug, slug));
  await tx.insert(episodeOldSlugs).values({ slug: slugBefore, episodeId: id });
}

/** Replaces the topics of an episode. Returns the former topics' slugs in alphabetical order. Throws topic.unknown. */
export async function setEpisodeTopics(tx: Db, episodeId: string, slugs: readonly string[]): Promise<string[]> {
  await requireTopics(tx, slugs);
  const removed = await tx.delete(episodeTopics).where(eq(episodeTopics.episodeId, episodeId)).returning();
  const links = [...new Set(slugs)].map((topicSlug) => ({ episodeId, topicSlug }));
  if (links.length > 0) await tx.insert(episodeTopics).values(links);
  return removed.map(({ topicSlug }) => topicSlug).toSorted();
}
