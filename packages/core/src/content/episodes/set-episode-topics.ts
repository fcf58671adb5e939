import type { Db } from '@longreturn/db/database';
import { episodeTopics } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { requireTopics } from '../topics/require-topics.ts';

/** Gives an episode these topics and no others. Throws topic.unknown. */
export async function setEpisodeTopics(tx: Db, episodeId: string, slugs: readonly string[]): Promise<void> {
  await requireTopics(tx, slugs);
  await tx.delete(episodeTopics).where(eq(episodeTopics.episodeId, episodeId));
  const links = [...new Set(slugs)].map((topicSlug) => ({ episodeId, topicSlug }));
  if (links.length > 0) await tx.insert(episodeTopics).values(links);
}
