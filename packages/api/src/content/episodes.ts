import { episodeListPage, episodePageSchema, listEpisodesInput, mediaItemSchema } from '@longreturn/contract/content';
import { previewInput } from '@longreturn/contract/content-input';
import { episodeListeningSchema } from '@longreturn/contract/episode-listening';
import { cueSchema } from '@longreturn/contract/listening';
import { idSchema, slugSchema } from '@longreturn/contract/scalars';
import { getEpisodePage } from '@longreturn/core/content/episodes/get-episode-page';
import { listEpisodes } from '@longreturn/core/content/episodes/list-episodes';
import { listMediaItems } from '@longreturn/core/content/episodes/list-media-items';
import { getEpisodePreview, getPreviewListening } from '@longreturn/core/content/episodes/preview-episode';
import { getEpisodeListening, getEpisodeTranscript } from '@longreturn/core/listening/get-episode-listening';
import { z } from 'zod';
import type { RestRoute } from '../rest-route.ts';
import { procedure, publicContent, router } from '../trpc.ts';

export const episodes = router({
  list: publicContent
    .input(listEpisodesInput)
    .output(episodeListPage)
    .query(({ ctx, input }) => listEpisodes(ctx.deps, ctx.reader, input)),
  bySlug: publicContent
    .input(z.object({ slug: slugSchema }))
    .output(episodePageSchema)
    .query(({ ctx, input }) => getEpisodePage(ctx.deps, ctx.reader, input.slug)),
  listening: publicContent
    .input(z.object({ slug: slugSchema }))
    .output(episodeListeningSchema.nullable())
    .query(({ ctx, input }) => getEpisodeListening(ctx.deps, ctx.reader, input.slug)),
  transcript: publicContent
    .input(z.object({ slug: slugSchema }))
    .output(z.array(cueSchema))
    .query(({ ctx, input }) => getEpisodeTranscript(ctx.deps, ctx.reader, input.slug)),
  preview: procedure
    .input(previewInput)
    .output(episodePageSchema)
    .query(({ ctx, input }) => getEpisodePreview(ctx.deps, ctx.actor, input)),
  previewListening: procedure
    .input(previewInput)
    .output(episodeListeningSchema.nullable())
    .query(({ ctx, input }) => getPreviewListening(ctx.deps, ctx.actor, input)),
  media: publicContent
    .input(z.object({ id: idSchema }))
    .output(z.array(mediaItemSchema))
    .query(({ ctx, input }) => listMediaItems(ctx.deps, ctx.reader, input.id)),
});

export const EPISODE_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/episodes',
    calls: 'content.episodes.list',
    summary: 'Published episodes, newest first',
    paged: true,
    errors: ['topic.unknown'],
  },
  {
    method: 'GET',
    path: '/api/episodes/{slug}',
    calls: 'content.episodes.bySlug',
    summary: 'One episode',
    errors: ['episode.unknown'],
  },
  {
    method: 'GET',
    path: '/api/episodes/{id}/media',
    calls: 'content.episodes.media',
    summary: 'The media items of an episode',
    errors: ['premium.session_required', 'premium.membership_required', 'episode.unknown'],
  },
];
