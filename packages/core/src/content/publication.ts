/** The publication state of an episode or article (docs/product.md, Publication). */
export type Publication = { is: 'draft' } | { is: 'scheduled'; at: Date } | { is: 'published'; at: Date };

/** Returns 'public' for a time up to now, 'scheduled' for a later time, and 'draft' without a time. */
export function publicationOf(publishedAt: Date | null, now: Date): Publication {
  if (publishedAt === null) return { is: 'draft' };
  return publishedAt <= now ? { is: 'published', at: publishedAt } : { is: 'scheduled', at: publishedAt };
}
