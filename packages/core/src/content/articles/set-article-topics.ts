import type { Db } from '@longreturn/db/database';
import { articleTopics } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { requireTopics } from '../topics/require-topics.ts';

/** Replaces the topics of an article. Returns its former topics in alphabetical order. Throws topic.unknown. */
export async function setArticleTopics(tx: Db, articleId: string, slugs: readonly string[]): Promise<string[]> {
  await requireTopics(tx, slugs);
  const removed = await tx.delete(articleTopics).where(eq(articleTopics.articleId, articleId)).returning();
  const links = [...new Set(slugs)].map((topicSlug) => ({ articleId, topicSlug }));
  if (links.length > 0) await tx.insert(articleTopics).values(links);
  return removed.map(({ topicSlug }) => topicSlug).toSorted();
}
