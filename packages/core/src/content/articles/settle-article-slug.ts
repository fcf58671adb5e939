import type { Db } from '@longreturn/db/database';
import { articleOldSlugs } from '@longreturn/db/schema';
import { and, eq, ne } from 'drizzle-orm';
import { AppError } from '../../app-error.ts';

/**
 * Updates the old slugs after an article's slug changed. Throws slug.taken if the new slug is an old slug of another
 * article. Stores the former slug, whose URL redirects from now on. Runs after the article is written, so that it sees
 * concurrent renames.
 */
export async function settleArticleSlug(tx: Db, id: string, slug: string, slugBefore = slug): Promise<void> {
  const others = and(eq(articleOldSlugs.slug, slug), ne(articleOldSlugs.articleId, id));
  const [taken] = await tx.select().from(articleOldSlugs).where(others);
  if (taken) throw new AppError('slug.taken');
  if (slug === slugBefore) return;
  await tx.delete(articleOldSlugs).where(eq(articleOldSlugs.slug, slug));
  await tx.insert(articleOldSlugs).values({ slug: slugBefore, articleId: id });
}
