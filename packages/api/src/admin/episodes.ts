import { doneResponse } from '@longreturn/contract/account';
import {
  adminEpisodeDetailsSchema,
  adminEpisodePage,
  adminEpisodeSchema,
  listAllContentInput,
  previewLinkSchema,
} from '@longreturn/contract/admin-content';
import { contentIdInput, createEpisodeInput, updateEpisodeInput } from '@longreturn/contract/content-input';
import { createEpisode } from '@longreturn/core/content/episodes/create-episode';
import { deleteEpisode } from '@longreturn/core/content/episodes/delete-episode';
import { getEpisodeDetails } from '@longreturn/core/content/episodes/get-episode-details';
import { listAllEpisodes } from '@longreturn/core/content/episodes/list-all-episodes';
import { linkEpisodePreview } from '@longreturn/core/content/episodes/preview-episode';
import { updateEpisode } from '@longreturn/core/content/episodes/update-episode';
import { done } from '../done.ts';
import type { RestRoute } from '../rest-route.ts';
import { editorOnly, router } from '../trpc.ts';

/** The procedures for managing episodes, including drafts. */
export const episodes = router({
  list: editorOnly
    .input(listAllContentInput)
    .output(adminEpisodePage)
    .query(({ ctx, input }) => listAllEpisodes(ctx.deps, ctx.actor, input)),
  get: editorOnly
    .input(contentIdInput)
    .output(adminEpisodeDetailsSchema)
    .query(({ ctx, input }) => getEpisodeDetails(ctx.deps, ctx.actor, input.id)),
  create: editorOnly
    .input(createEpisodeInput)
    .output(adminEpisodeSchema)
    .mutation(({ ctx, input }) => createEpisode(ctx.deps, ctx.actor, input)),
  update: editorOnly
    .input(updateEpisodeInput)
    .output(adminEpisodeSchema)
    .mutation(({ ctx, input }) => updateEpisode(ctx.deps, ctx.actor, input)),
  delete: editorOnly
    .input(contentIdInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(deleteEpisode(ctx.deps, ctx.actor, input.id))),
  previewLink: editorOnly
    .input(contentIdInput)
    .output(previewLinkSchema)
    .mutation(({ ctx, input }) => linkEpisodePreview(ctx.deps, ctx.actor, input.id)),
});

export const ADMIN_EPISODE_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/episodes',
    calls: 'admin.episodes.list',
    summary: 'All episodes, including drafts, most recently created first',
    paged: true,
  },
  {
    method: 'GET',
    path: '/api/admin/episodes/{id}',
    calls: 'admin.episodes.get',
    summary: 'One episode with its media items and former slugs',
    errors: ['episode.unknown'],
  },
  {
    method: 'POST',
    path: '/api/admin/episodes',
    calls: 'admin.episodes.create',
    summary: 'Creates an episode. Without publishedAt it is a draft; with a future publishedAt it is scheduled',
    errors: ['slug.taken', 'topic.unknown'],
  },
  {
    method: 'PUT',
    path: '/api/admin/episodes/{id}',
    calls: 'admin.episodes.update',
    summary: 'Updates the given fields of an episode. To publish or unpublish it, send only publishedAt',
    errors: ['episode.unknown', 'content.changed', 'slug.taken', 'topic.unknown'],
  },
  {
    method: 'DELETE',
    path: '/api/admin/episodes/{id}',
    calls: 'admin.episodes.delete',
    summary: 'Deletes an episode with its media items',
    errors: ['episode.unknown'],
  },
  {
    method: 'POST',
    path: '/api/admin/episodes/{id}/preview',
    calls: 'admin.episodes.previewLink',
    summary: 'Creates a link with which anyone can see an unpublished episode for a day',
    errors: ['episode.unknown'],
  },
];
