import type { Db } from '@longreturn/db/database';
import { episodeTopics } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { requireTopics } from '../topics/require-topics.ts';

/** Replaces the topics of an episode. Returns its former topics in alphabetical order. Throws topic.unknown. */
export async function setEpisodeTopics(tx: Db, episodeId: string, slugs: readonly string[]): Promise<string[]> {
  await requireTopics(tx, slugs);
  const removed = await tx.delete(episodeTopics).where(eq(episodeTopics.episodeId, episodeId)).returning();
  const links = [...new Set(slugs)].map((topicSlug) => ({ episodeId, topicSlug }));
  if (links.length > 0) await tx.insert(episodeTopics).values(links);
  return removed.map(({ topicSlug }) => topicSlug).toSorted();
}
