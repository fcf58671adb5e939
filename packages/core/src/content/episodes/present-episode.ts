import type { AdminEpisode } from '@longreturn/contract/admin-content';
import type { Episode, MediaItem } from '@longreturn/contract/content';
import { extractVideoId } from '@longreturn/contract/video-id';
import type { mediaItems } from '@longreturn/db/schema';
import { presentCover } from '../../media/present-file.ts';
import { canRead } from '../can-read-premium.ts';
import type { ReaderKind } from '../reader-kind.ts';
import type { AdminEpisodeRow, EpisodeRow } from './episode-row.ts';

/** Formats an episode for a reader: without premium access, a premium episode has no video URL. */
export function presentEpisode(row: EpisodeRow, reader: ReaderKind): Episode {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    type: row.type,
    description: row.description,
    isPremium: row.isPremium,
    isLocked: !canRead(reader, row),
    publishedAt: row.publishedAt.toISOString(),
    durationSec: row.durationSec,
    videoEmbedUrl: canRead(reader, row) ? row.videoEmbedUrl : null,
    hasVideo: extractVideoId(row.videoEmbedUrl) !== undefined,
    mediaCount: row.mediaCount,
    cover: presentCover(row.cover),
    topics: row.topics,
  };
}

/** Returns an episode as editors see it. */
export function presentAdminEpisode({ publishedAt, createdAt, updatedAt, ...row }: AdminEpisodeRow): AdminEpisode {
  return {
    ...row,
    cover: presentCover(row.cover),
    hasVideo: extractVideoId(row.videoEmbedUrl) !== undefined,
    publishedAt: publishedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Returns a media item without the columns that only core reads. */
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
