import { doneResponse } from '@longreturn/contract/account';
import { adminEpisodePage, adminEpisodeSchema, listAllContentInput } from '@longreturn/contract/admin-content';
import { contentIdInput, createEpisodeInput, updateEpisodeInput } from '@longreturn/contract/content-input';
import { createEpisode } from '@longreturn/core/content/episodes/create-episode';
import { deleteEpisode } from '@longreturn/core/content/episodes/delete-episode';
import { listAllEpisodes } from '@longreturn/core/content/episodes/list-all-episodes';
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
    errors: ['episode.unknown', 'slug.taken', 'topic.unknown'],
  },
  {
    method: 'DELETE',
    path: '/api/admin/episodes/{id}',
    calls: 'admin.episodes.delete',
    summary: 'Deletes an episode with its media items',
    errors: ['episode.unknown'],
  },
];
