/** Where an episode or article stands between its author and the public (specification §4, Publication). */
export type Publication = { is: 'draft' } | { is: 'scheduled'; at: Date } | { is: 'published'; at: Date };

/** Public means published by now; a later moment is scheduled, none is a draft. */
export function publicationOf(publishedAt: Date | null, now: Date): Publication {
  if (publishedAt === null) return { is: 'draft' };
  return publishedAt <= now ? { is: 'published', at: publishedAt } : { is: 'scheduled', at: publishedAt };
}
