import type { createEpisodeInput } from '@longreturn/contract/content-input';
import type { Db } from '@longreturn/db/database';
import { episodeOldSlugs, episodes, episodeTopics } from '@longreturn/db/schema';
import { and, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { episodeVector } from '../search/search-vectors.ts';
import { requireTopics } from '../topics/list-topics.ts';
import { slugTaken } from '../write-content.ts';

type EpisodeFields = Omit<z.output<typeof createEpisodeInput>, 'topics'>;

/** The fields that an author sets, as they are stored. */
export const authoredEpisodeFields = {
  title: episodes.title,
  slug: episodes.slug,
  type: episodes.type,
  description: episodes.description,
  isPremium: episodes.isPremium,
  publishedAt: episodes.publishedAt,
  durationSec: episodes.durationSec,
  videoEmbedUrl: episodes.videoEmbedUrl,
};

/** Returns the columns of an episode from the fields that its author set. */
export function episodeValues(fields: EpisodeFields) {
  return { ...fields, search: episodeVector(fields) };
}

/**
 * Updates the old slugs after an episode's slug changed. Throws slug.taken if the new slug is an old slug of another
 * episode. Stores the former slug, whose URL redirects from now on. Runs after the episode is written, so that it sees
 * concurrent renames.
 */
export async function updateOldEpisodeSlugs(tx: Db, id: string, slug: string, slugBefore = slug): Promise<void> {
  const others = and(eq(episodeOldSlugs.slug, slug), ne(episodeOldSlugs.episodeId, id));
  const [taken] = await tx.select().from(episodeOldSlugs).where(others);
  if (taken) throw slugTaken();
  if (slug === slugBefore) return;
  await tx.delete(episodeOldSlugs).where(eq(episodeOldSlugs.slug, slug));
  await tx.insert(episodeOldSlugs).values({ slug: slugBefore, episodeId: id });
}

/** Replaces the topics of an episode. Returns its former topics in alphabetical order. Throws topic.unknown. */
export async function setEpisodeTopics(tx: Db, episodeId: string, slugs: readonly string[]): Promise<string[]> {
  await requireTopics(tx, slugs);
  const removed = await tx.delete(episodeTopics).where(eq(episodeTopics.episodeId, episodeId)).returning();
  const links = [...new Set(slugs)].map((topicSlug) => ({ episodeId, topicSlug }));
  if (links.length > 0) await tx.insert(episodeTopics).values(links);
  return removed.map(({ topicSlug }) => topicSlug).toSorted();
}
