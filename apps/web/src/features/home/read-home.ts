import { NEWEST } from '../../lib/newest.ts';
import type { ApiContext } from '../../lib/trpc.ts';
import { loadStaticParts } from './static-part.tsx';

/** Reads what the home page shows: the newest episode, the newest article, and the topics with their counts. */
export async function readHome({ utils: { content } }: Pick<ApiContext, 'utils'>): Promise<void> {
  await Promise.all([
    content.episodes.list.ensureData(NEWEST),
    content.articles.cards.ensureData(NEWEST),
    content.topics.list.ensureData(),
    loadStaticParts(),
  ]);
}
