import { doneResponse } from '@longreturn/contract/account';
import { mediaItemSchema } from '@longreturn/contract/content';
import { addMediaItemInput, contentIdInput, updateMediaItemInput } from '@longreturn/contract/content-input';
import { addMediaItem } from '@longreturn/core/content/episodes/add-media-item';
import { deleteMediaItem } from '@longreturn/core/content/episodes/delete-media-item';
import { updateMediaItem } from '@longreturn/core/content/episodes/update-media-item';
import { done } from '../done.ts';
import type { RestRoute } from '../rest-route.ts';
import { editorOnly, router } from '../trpc.ts';

/**
 * The procedures for managing media items. content.episodes.media lists them, and editors may call it for drafts too.
 */
export const mediaItems = router({
  add: editorOnly
    .input(addMediaItemInput)
    .output(mediaItemSchema)
    .mutation(({ ctx, input }) => addMediaItem(ctx.deps, ctx.actor, input)),
  update: editorOnly
    .input(updateMediaItemInput)
    .output(mediaItemSchema)
    .mutation(({ ctx, input }) => updateMediaItem(ctx.deps, ctx.actor, input)),
  delete: editorOnly
    .input(contentIdInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(deleteMediaItem(ctx.deps, ctx.actor, input.id))),
});

export const MEDIA_ITEM_ROUTES: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/api/admin/episodes/{id}/media',
    calls: 'admin.mediaItems.add',
    summary: 'Adds a media item to the end of an episode’s list',
    errors: ['episode.unknown'],
  },
  {
    method: 'PUT',
    path: '/api/admin/episode-media/{id}',
    calls: 'admin.mediaItems.update',
    summary: 'Updates the given fields of a media item. `order` moves it to that position, counted from 0',
    errors: ['media.unknown'],
  },
  {
    method: 'DELETE',
    path: '/api/admin/episode-media/{id}',
    calls: 'admin.mediaItems.delete',
    summary: 'Deletes a media item',
    errors: ['media.unknown'],
  },
];
