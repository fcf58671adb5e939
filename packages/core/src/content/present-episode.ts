import type { Episode } from '@longreturn/contract/content';
import { extractVideoId } from '@longreturn/contract/video-id';
import type { Actor } from '../actor.ts';
import { canRead } from './can-read-premium.ts';
import type { EpisodeRow } from './episode-row.ts';

/** The episode as the actor may have it: a premium one's video address is for those with access only. */
export function presentEpisode(row: EpisodeRow, actor: Actor): Episode {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    type: row.type,
    description: row.description,
    isPremium: row.isPremium,
    isLocked: !canRead(actor, row),
    publishedAt: row.publishedAt.toISOString(),
    durationSec: row.durationSec,
    videoEmbedUrl: canRead(actor, row) ? row.videoEmbedUrl : null,
    hasVideo: extractVideoId(row.videoEmbedUrl) !== undefined,
    mediaCount: row.mediaCount,
    topics: row.topics,
  };
}
