/** The publication state of an episode or article (docs/product.md, Publication). */
export type Publication = { is: 'draft' } | { is: 'scheduled'; at: Date } | { is: 'published'; at: Date };

/** Returns 'published' for a time up to now, 'scheduled' for a later time, and 'draft' without a time. */
export function publicationOf(publishedAt: Date | null, now: Date): Publication {
  if (publishedAt === null) return { is: 'draft' };
  return publishedAt <= now ? { is: 'published', at: publishedAt } : { is: 'scheduled', at: publishedAt };
}

type Event = Publication['is'] | 'drafted' | 'unpublished' | 'updated';
/** An action of the audit log for a write to an item of this kind. */
type PublicationAction<Kind extends string> = `${Kind}.${Exclude<Event, 'draft'>}`;

/** Returns how a write changed the publication of an item, for the audit log. `before` is undefined for a new item. */
export function publicationEvent<Kind extends 'episode' | 'article'>(
  kind: Kind,
  before: Publication | undefined,
  after: Publication,
): PublicationAction<Kind> {
  if (before?.is === after.is) return `${kind}.updated`;
  if (after.is !== 'draft') return `${kind}.${after.is}`;
  return before ? `${kind}.unpublished` : `${kind}.drafted`;
}
