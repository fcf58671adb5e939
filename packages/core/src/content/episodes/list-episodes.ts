import type { EpisodeListPage, ListEpisodesInput } from '@longreturn/contract/content';
import type { Db } from '@longreturn/db/database';
import { episodes, episodeTopics } from '@longreturn/db/schema';
import { and, eq, exists, type SQL } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { containsText } from '../../lists/contains-text.ts';
import { newestFirst } from '../../lists/order.ts';
import { readPage } from '../../lists/read-page.ts';
import { isPublic } from '../publication.ts';
import type { ReaderKind } from '../reader-kind.ts';
import { requireTopics } from '../topics/list-topics.ts';
import { episodeColumns, presentEpisode } from './present-episode.ts';

/**
 * Returns a page of the published episodes that match `input`, newest first; `access` selects premium or free episodes
 * (docs/product.md, Publication and Search). Throws topic.unknown, and input.invalid on a malformed cursor.
 */
export async function listEpisodes(
  deps: Pick<Deps, 'db' | 'clock' | 'origin'>,
  reader: ReaderKind,
  input: ListEpisodesInput,
): Promise<EpisodeListPage> {
  const { db, clock } = deps;
  if (input.topic !== undefined) await requireTopics(db, [input.topic]);
  const matching = and(isPublic(episodes, clock.now()), ...buildFilters(db, input));
  return readPage({
    db,
    table: episodes,
    order: newestFirst(episodes.publishedAt, episodes.id),
    matching,
    input,
    rows: ({ where, orderBy, limit }) =>
      db
        .select(episodeColumns)
        .from(episodes)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    sortValuesOf: ({ publishedAt, id }) => [publishedAt, id],
    present: (row) => presentEpisode(row, reader, deps.origin),
  });
}

function buildFilters(db: Db, { q, type, topic, access, ama }: ListEpisodesInput): (SQL | undefined)[] {
  return [
    q ? containsText(episodes.searchText, q) : undefined,
    type ? eq(episodes.type, type) : undefined,
    topic ? exists(topicLink(db, topic)) : undefined,
    ama ? eq(episodes.isAma, true) : undefined,
    access ? eq(episodes.isPremium, access === 'premium') : undefined,
  ];
}

function topicLink(db: Db, topic: string) {
  const link = and(eq(episodeTopics.episodeId, episodes.id), eq(episodeTopics.topicSlug, topic));
  return db.select({ slug: episodeTopics.topicSlug }).from(episodeTopics).where(link);
}
