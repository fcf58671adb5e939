import type { AdminEpisode } from '@longreturn/contract/admin-content';
import type { Episode, MediaItem } from '@longreturn/contract/content';
import { extractVideoId } from '@longreturn/contract/media-url';
import { episodes, episodeTopics, mediaItems, topics } from '@longreturn/db/schema';
import { sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { presentAudio, renditionsColumn } from '../../listening/episode-audio.ts';
import { coverColumn } from '../../media/cover-column.ts';
import { presentCover } from '../../media/present-file.ts';
import { publicationOf } from '../publication.ts';
import { canRead, type ReaderKind } from '../reader-kind.ts';

// In a nested `sql` fragment, drizzle writes columns with their table names. A correlated subquery needs these names.
const countOfMedia = sql`select count(*)::int from ${mediaItems} where ${mediaItems.episodeId} = ${episodes.id}`;
const slugsOfTopics = sql`
  select ${episodeTopics.topicSlug} from ${episodeTopics} join ${topics} on ${topics.slug} = ${episodeTopics.topicSlug}
  where ${episodeTopics.episodeId} = ${episodes.id} order by ${topics.position}, ${topics.slug}`;

/** The columns of a published episode, including its topics and the number of its media items. */
export const episodeColumns = {
  id: episodes.id,
  title: episodes.title,
  slug: episodes.slug,
  type: episodes.type,
  description: episodes.description,
  isPremium: episodes.isPremium,
  isAma: episodes.isAma,
  publishedAt: sql<Date>`${episodes.publishedAt}`.mapWith(episodes.publishedAt),
  durationSec: episodes.durationSec,
  videoEmbedUrl: episodes.videoEmbedUrl,
  sources: episodes.sources,
  mediaCount: sql<number>`(${countOfMedia})`,
  renditions: renditionsColumn,
  cover: coverColumn(episodes.coverFileId),
  topics: sql<string[]>`array(${slugsOfTopics})`,
};

/** The columns of an episode as editors see it, which may be a draft. */
export const adminEpisodeColumns = {
  ...episodeColumns,
  publishedAt: episodes.publishedAt,
  coverFileId: episodes.coverFileId,
  createdAt: episodes.createdAt,
  updatedAt: episodes.updatedAt,
};

type AdminEpisodeRow = SelectResultFields<typeof adminEpisodeColumns>;
export type EpisodeRow = SelectResultFields<typeof episodeColumns>;

/**
 * Returns an episode as the reader sees it. Without premium access, a premium episode has no video URL and no audio.
 * `origin` is the origin of the site.
 */
export function presentEpisode(row: EpisodeRow, reader: ReaderKind, origin: string): Episode {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    type: row.type,
    description: row.description,
    isPremium: row.isPremium,
    isLocked: !canRead(reader, row),
    isAma: row.isAma,
    publishedAt: row.publishedAt.toISOString(),
    durationSec: row.durationSec,
    videoEmbedUrl: canRead(reader, row) ? row.videoEmbedUrl : null,
    hasVideo: extractVideoId(row.videoEmbedUrl) !== undefined,
    mediaCount: row.mediaCount,
    ...presentAudio(row, reader, origin),
    cover: presentCover(row.cover),
    topics: row.topics,
  };
}

/** Returns an episode as editors see it. */
export function presentAdminEpisode(
  { publishedAt, createdAt, updatedAt, renditions, ...row }: AdminEpisodeRow,
  { now, origin }: { now: Date; origin: string },
): AdminEpisode {
  return {
    ...row,
    ...presentAudio({ renditions, isPremium: row.isPremium }, 'editor', origin),
    cover: presentCover(row.cover),
    hasVideo: extractVideoId(row.videoEmbedUrl) !== undefined,
    publishedAt: publishedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    state: publicationOf(publishedAt, now).is,
  };
}

/** Returns a media item as readers and editors see it. */
export function presentMediaItem(row: typeof mediaItems.$inferSelect): MediaItem {
  return {
    id: row.id,
    type: row.type,
    url: row.url,
    title: row.title,
    description: row.description,
    order: row.order,
  };
}
