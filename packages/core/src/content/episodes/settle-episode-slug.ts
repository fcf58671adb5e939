import type { Db } from '@longreturn/db/database';
import { episodeOldSlugs } from '@longreturn/db/schema';
import { and, eq, ne } from 'drizzle-orm';
import { AppError } from '../../app-error.ts';

/**
 * After an episode took a slug: throws slug.taken when that was another's old one, forgets it as an old one of its
 * own, and keeps the slug it had before, whose address redirects from now on. Runs after the row is written, so that
 * a rename that was under way elsewhere is seen.
 */
export async function settleEpisodeSlug(tx: Db, id: string, slug: string, slugBefore = slug): Promise<void> {
  const others = and(eq(episodeOldSlugs.slug, slug), ne(episodeOldSlugs.episodeId, id));
  const [taken] = await tx.select().from(episodeOldSlugs).where(others);
  if (taken) throw new AppError('slug.taken');
  if (slug === slugBefore) return;
  await tx.delete(episodeOldSlugs).where(eq(episodeOldSlugs.slug, slug));
  await tx.insert(episodeOldSlugs).values({ slug: slugBefore, episodeId: id });
}
