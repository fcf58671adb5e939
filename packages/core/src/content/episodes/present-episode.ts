import type { Episode } from '@longreturn/contract/content';
import { extractVideoId } from '@longreturn/contract/video-id';
import { canRead } from '../can-read-premium.ts';
import type { ReaderKind } from '../reader-kind.ts';
import type { EpisodeRow } from './episode-row.ts';

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
    topics: row.topics,
  };
}
