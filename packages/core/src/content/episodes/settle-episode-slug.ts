import type { Db } from '@longreturn/db/database';
import { episodeOldSlugs } from '@longreturn/db/schema';
import { and, eq, ne } from 'drizzle-orm';
import { AppError } from '../../app-error.ts';

/**
 * Updates the old slugs after an episode's slug changed. Throws slug.taken if the new slug is an old slug of another
 * episode. Stores the former slug, whose URL redirects from now on. Runs after the episode is written, so that it sees
 * concurrent renames.
 */
export async function settleEpisodeSlug(tx: Db, id: string, slug: string, slugBefore = slug): Promise<void> {
  const others = and(eq(episodeOldSlugs.slug, slug), ne(episodeOldSlugs.episodeId, id));
  const [taken] = await tx.select().from(episodeOldSlugs).where(others);
  if (taken) throw new AppError('slug.taken');
  if (slug === slugBefore) return;
  await tx.delete(episodeOldSlugs).where(eq(episodeOldSlugs.slug, slug));
  await tx.insert(episodeOldSlugs).values({ slug: slugBefore, episodeId: id });
}
