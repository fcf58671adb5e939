import { episodes, episodeTopics, mediaItems, topics } from '@longreturn/db/schema';
import { sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';

// A fragment within a fragment keeps the table's name on its columns, which a lookup from inside a query needs.
const countOfMedia = sql`select count(*)::int from ${mediaItems} where ${mediaItems.episodeId} = ${episodes.id}`;
const slugsOfTopics = sql`
  select ${episodeTopics.topicSlug} from ${episodeTopics} join ${topics} on ${topics.slug} = ${episodeTopics.topicSlug}
  where ${episodeTopics.episodeId} = ${episodes.id} order by ${topics.position}, ${topics.slug}`;

/** What is read of a published episode, all in one query. */
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
  topics: sql<string[]>`array(${slugsOfTopics})`,
};

/** What editors read of an episode, drafts included. */
export const adminEpisodeRow = {
  ...episodeRow,
  publishedAt: episodes.publishedAt,
  createdAt: episodes.createdAt,
  updatedAt: episodes.updatedAt,
};

export type AdminEpisodeRow = SelectResultFields<typeof adminEpisodeRow>;
export type EpisodeRow = SelectResultFields<typeof episodeRow>;
