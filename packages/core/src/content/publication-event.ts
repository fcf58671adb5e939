import type { Publication } from './publication.ts';

/** What a write did to the publication of the kind of thing, in the words of Recent Activity. */
export function publicationEvent(
  kind: 'Episode' | 'Article',
  before: Publication | undefined,
  after: Publication,
): string {
  if (before?.is === after.is) return `${kind} updated`;
  if (after.is !== 'draft') return `${kind} ${after.is}`;
  return before ? `${kind} unpublished` : `${kind} drafted`;
}
