import { Readable } from 'node:stream';
import type { StartUploadInput } from '@longreturn/contract/media-library';
import { type Actor, SYSTEM } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { receiveUpload } from '../media/file-upload.ts';
import { startUpload } from '../media/start-upload.ts';

type Uploading = Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs' | 'objects' | 'mediaTools' | 'origin' | 'logger'>;

/** Returns the token in an upload URL of the site. */
export const uploadToken = (uploadURL: string): string => uploadURL.split('/').at(-1) ?? '';

/** Uploads a file to the media library; by default a small PNG. Returns the file. */
export async function buildFile(
  deps: Uploading,
  {
    bytes = 'png a picture',
    contentType,
    actor = SYSTEM,
    ...stated
  }: StartUploadInput & { bytes?: string; contentType?: string; actor?: Actor } = {},
) {
  const { uploadURL } = await startUpload(deps, actor, { name: 'A curve.png', ...stated });
  return receiveUpload(deps, { token: uploadToken(uploadURL), contentType }, Readable.from([Buffer.from(bytes)]));
}
