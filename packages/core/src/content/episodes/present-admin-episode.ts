import type { AdminEpisode } from '@longreturn/contract/admin-content';
import { extractVideoId } from '@longreturn/contract/video-id';
import type { AdminEpisodeRow } from './episode-row.ts';

/** Returns an episode as editors see it. */
export function presentAdminEpisode({ publishedAt, createdAt, updatedAt, ...row }: AdminEpisodeRow): AdminEpisode {
  return {
    ...row,
    hasVideo: extractVideoId(row.videoEmbedUrl) !== undefined,
    publishedAt: publishedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
