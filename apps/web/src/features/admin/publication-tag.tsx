import { Tag } from '../../ui/tag.tsx';

type PublicationState = 'draft' | 'scheduled' | 'published';

/** Returns whether an item is public. A draft has no publication time, a scheduled item a future one. */
export function publicationState(publishedAt: string | null, now: number): PublicationState {
  if (publishedAt === null) return 'draft';
  return Date.parse(publishedAt) <= now ? 'published' : 'scheduled';
}

const TAGS = {
  draft: <Tag tone="plain">Draft</Tag>,
  scheduled: <Tag tone="outline">Scheduled</Tag>,
  published: <Tag tone="green">Published</Tag>,
} as const satisfies Record<PublicationState, unknown>;

/** The badge of an episode or article. */
export function PublicationTag({ state }: { state: PublicationState }) {
  return TAGS[state];
}
