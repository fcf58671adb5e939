import {
  downloadsInput,
  downloadsSchema,
  episodeDownloadsInput,
  episodeDownloadsSchema,
} from '@longreturn/contract/downloads';
import { readDownloads, readEpisodeDownloads } from '@longreturn/core/downloads/read-downloads';
import type { RestRoute } from '../rest-route.ts';
import { adminOnly, editorOnly, router } from '../trpc.ts';

/** How often episodes were downloaded. */
export const downloads = router({
  ofEpisode: editorOnly
    .input(episodeDownloadsInput)
    .output(episodeDownloadsSchema)
    .query(({ ctx, input }) => readEpisodeDownloads(ctx.deps, ctx.actor, input)),
  all: adminOnly
    .input(downloadsInput)
    .output(downloadsSchema)
    .query(({ ctx, input }) => readDownloads(ctx.deps, ctx.actor, input)),
});

export const DOWNLOAD_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/episodes/{id}/downloads',
    calls: 'admin.downloads.ofEpisode',
    summary: 'Downloads of an episode by day and by source',
    errors: ['episode.unknown'],
  },
  {
    method: 'GET',
    path: '/api/admin/downloads',
    calls: 'admin.downloads.all',
    summary: 'Downloads by day and by source, and the most downloaded episodes',
  },
];
