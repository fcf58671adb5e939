import { doneResponse } from '@longreturn/contract/account';
import {
  deleteMediaFileInput,
  listMediaFilesInput,
  mediaFileIdInput,
  mediaFilePage,
  mediaFileSchema,
  replaceMediaFileInput,
  startUploadInput,
  updateMediaFileInput,
  uploadResponse,
} from '@longreturn/contract/media-library';
import { completeUpload } from '@longreturn/core/media/complete-upload';
import { deleteFile } from '@longreturn/core/media/delete-file';
import { getFile, listFiles } from '@longreturn/core/media/list-files';
import { replaceFile } from '@longreturn/core/media/replace-file';
import { startUpload } from '@longreturn/core/media/start-upload';
import { updateFile } from '@longreturn/core/media/update-file';
import { done } from '../done.ts';
import type { RestRoute } from '../rest-route.ts';
import { editorOnly, router } from '../trpc.ts';

/** Manages the media library. The bytes of a file go to the URL that `upload` returns. */
export const mediaFiles = router({
  upload: editorOnly
    .input(startUploadInput)
    .output(uploadResponse)
    .mutation(({ ctx, input }) => startUpload(ctx.deps, ctx.actor, input)),
  complete: editorOnly
    .input(mediaFileIdInput)
    .output(mediaFileSchema)
    .mutation(({ ctx, input }) => completeUpload(ctx.deps, ctx.actor, input)),
  list: editorOnly
    .input(listMediaFilesInput)
    .output(mediaFilePage)
    .query(({ ctx, input }) => listFiles(ctx.deps, ctx.actor, input)),
  get: editorOnly
    .input(mediaFileIdInput)
    .output(mediaFileSchema)
    .query(({ ctx, input }) => getFile(ctx.deps, ctx.actor, input)),
  update: editorOnly
    .input(updateMediaFileInput)
    .output(mediaFileSchema)
    .mutation(({ ctx, input }) => updateFile(ctx.deps, ctx.actor, input)),
  replace: editorOnly
    .input(replaceMediaFileInput)
    .output(mediaFileSchema)
    .mutation(({ ctx, input }) => replaceFile(ctx.deps, ctx.actor, input)),
  delete: editorOnly
    .input(deleteMediaFileInput)
    .output(doneResponse)
    .mutation(({ ctx, input }) => done(deleteFile(ctx.deps, ctx.actor, input))),
});

export const MEDIA_FILE_ROUTES: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/api/objects/upload',
    calls: 'admin.mediaFiles.upload',
    summary:
      'Starts an upload. PUT the file to uploadURL within 15 minutes, with its content type. If there is a completeURL, POST to it afterwards. Otherwise the response of the PUT describes the file',
  },
  {
    method: 'POST',
    path: '/api/objects/{id}/complete',
    calls: 'admin.mediaFiles.complete',
    summary: 'Checks the bytes that were sent to the object store and adds the file to the library',
    errors: [
      ...(['upload.unknown', 'upload.missing', 'upload.unsupported', 'upload.type', 'upload.size'] as const),
      'picture.too_complex',
    ],
  },
  {
    method: 'GET',
    path: '/api/admin/media',
    calls: 'admin.mediaFiles.list',
    summary: 'The files of the media library with their uses, the latest uploads first',
    paged: true,
  },
  {
    method: 'GET',
    path: '/api/admin/media/{id}',
    calls: 'admin.mediaFiles.get',
    summary: 'A file of the media library with its uses',
    errors: ['file.unknown'],
  },
  {
    method: 'PUT',
    path: '/api/admin/media/{id}',
    calls: 'admin.mediaFiles.update',
    summary: 'Changes the name or alt text of a file',
    errors: ['file.unknown'],
  },
  {
    method: 'POST',
    path: '/api/admin/media/{id}/replace',
    calls: 'admin.mediaFiles.replace',
    summary: 'Replaces a file with another, unused file of the same type. The file keeps its ID, name and uses',
    errors: ['file.unknown', 'media.used'],
  },
  {
    method: 'DELETE',
    path: '/api/admin/media/{id}',
    calls: 'admin.mediaFiles.delete',
    summary: 'Deletes a file. With force, a used file is deleted too and removed from the items that use it',
    errors: ['file.unknown', 'media.used'],
  },
];
