import { episodes, episodeTopics, mediaItems, topics } from '@longreturn/db/schema';
import { sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { coverColumn } from '../../media/cover-column.ts';

// A nested `sql` fragment keeps the table name on its columns, which a correlated subquery needs.
const countOfMedia = sql`select count(*)::int from ${mediaItems} where ${mediaItems.episodeId} = ${episodes.id}`;
const slugsOfTopics = sql`
  select ${episodeTopics.topicSlug} from ${episodeTopics} join ${topics} on ${topics.slug} = ${episodeTopics.topicSlug}
  where ${episodeTopics.episodeId} = ${episodes.id} order by ${topics.position}, ${topics.slug}`;

/** The columns of a published episode, read in one query. */
export const episodeRow = {
  id: episodes.id,
  title: episodes.title,
  slug: episodes.slug,
  type: episodes.type,
  description: episodes.description,
  isPremium: episodes.isPremium,
  publishedAt: sql<Date>`${episodes.publishedAt}`.mapWith(episodes.publishedAt),
  durationSec: episodes.durationSec,
  videoEmbedUrl: episodes.videoEmbedUrl,
  mediaCount: sql<number>`(${countOfMedia})`,
  cover: coverColumn(episodes.coverFileId),
  topics: sql<string[]>`array(${slugsOfTopics})`,
};

/** The columns of an episode for editors, drafts included. */
export const adminEpisodeRow = {
  ...episodeRow,
  publishedAt: episodes.publishedAt,
  coverFileId: episodes.coverFileId,
  createdAt: episodes.createdAt,
  updatedAt: episodes.updatedAt,
};

export type AdminEpisodeRow = SelectResultFields<typeof adminEpisodeRow>;
export type EpisodeRow = SelectResultFields<typeof episodeRow>;
