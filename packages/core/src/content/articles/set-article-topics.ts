import type { Db } from '@longreturn/db/database';
import { articleTopics } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { requireTopics } from '../topics/require-topics.ts';

/** Gives an article these topics and no others. Throws topic.unknown. */
export async function setArticleTopics(tx: Db, articleId: string, slugs: readonly string[]): Promise<void> {
  await requireTopics(tx, slugs);
  await tx.delete(articleTopics).where(eq(articleTopics.articleId, articleId));
  const links = [...new Set(slugs)].map((topicSlug) => ({ articleId, topicSlug }));
  if (links.length > 0) await tx.insert(articleTopics).values(links);
}
