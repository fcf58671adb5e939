import type { ApiContext } from '../../lib/trpc.ts';
import { loadStaticParts } from './static-part.tsx';

/** The query input for the newest episode and the newest article. */
export const NEWEST = { limit: 1 };

/** Reads what the home page shows: the newest episode, the newest article, and the topics with their counts. */
export async function readHome({ utils: { content } }: Pick<ApiContext, 'utils'>): Promise<void> {
  await Promise.all([
    content.episodes.list.ensureData(NEWEST),
    content.articles.cards.ensureData(NEWEST),
    content.topics.list.ensureData(),
    loadStaticParts(),
  ]);
}
