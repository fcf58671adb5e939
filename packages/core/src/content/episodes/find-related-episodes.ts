import { episodes, episodeTopics } from '@longreturn/db/schema';
import { and, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { inOrder, newestFirst } from '../../lists/order.ts';
import { isPublic } from '../is-public.ts';
import { type EpisodeRow, episodeRow } from './episode-row.ts';

const SHOWN = 3;
/**
 * The number of newest episodes with a common topic that are compared, so that the query's cost doesn't grow with the
 * archive.
 */
const COMPARED = 200;
const NEWEST = newestFirst(episodes.publishedAt, episodes.id);

/** Finds up to three other published episodes that share the most topics and the type, newest first among equals. */
export async function findRelatedEpisodes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { id, type, topics }: EpisodeRow,
): Promise<EpisodeRow[]> {
  const links = and(eq(episodeTopics.episodeId, episodes.id), inArray(episodeTopics.topicSlug, topics));
  const sharedTopics = sql`(select count(*)::int from ${episodeTopics} where ${links})`;
  const kinship = sql<number>`${sharedTopics} + (${eq(episodes.type, type)})::int`;
  const others = db
    .select({ id: episodes.id, kinship: sql<number>`${kinship}`.as('kinship') })
    .from(episodes)
    .where(and(isPublic(episodes, clock.now()), ne(episodes.id, id), gt(kinship, 0)))
    .orderBy(...inOrder(NEWEST))
    .limit(COMPARED)
    .as('others');
  return db
    .select(episodeRow)
    .from(others)
    .innerJoin(episodes, eq(episodes.id, others.id))
    .orderBy(desc(others.kinship), ...inOrder(NEWEST))
    .limit(SHOWN);
}
