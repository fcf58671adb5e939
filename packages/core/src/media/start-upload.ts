import { LIMITS } from '@longreturn/contract/limits';
import { findMediaKind } from '@longreturn/contract/media-kinds';
import type { StartUploadInput, UploadResponse } from '@longreturn/contract/media-library';
import { mediaFiles } from '@longreturn/db/schema';
import type { Actor } from '../actor.ts';
import { requireEditor } from '../content/require-editor.ts';
import type { Deps } from '../deps.ts';
import { signToken } from '../signed-token.ts';
import { siteKey } from '../site-key.ts';
import { UPLOAD_PURPOSE } from './file-upload.ts';

type Starting = Pick<Deps, 'db' | 'clock' | 'ids' | 'objects' | 'origin'>;

/**
 * Starts an upload and returns the URL for its bytes, valid for 15 minutes (docs/product.md, Media library). If type
 * and size are stated, and clients can reach the object store, the bytes go directly to the object store. All other
 * uploads go through the site. Throws session.required, action.forbidden.
 */
export async function startUpload(
  deps: Starting,
  actor: Actor,
  { name = '', type, size }: StartUploadInput,
): Promise<UploadResponse> {
  requireEditor(actor);
  const { db, clock, ids, objects, origin } = deps;
  const id = ids.next();
  const now = clock.now();
  const expiresInSec = LIMITS.uploadMinutes * 60;
  const expiresAt = new Date(now.getTime() + expiresInSec * 1000);
  const kind = type === undefined ? undefined : findMediaKind(type);
  const objectKey = `uploads/${id}`;
  await db.insert(mediaFiles).values({
    id,
    name,
    type: kind?.type ?? null,
    contentType: kind?.contentType ?? null,
    bytes: size ?? null,
    objectKey,
    uploadedBy: actor.is === 'user' ? actor.id : null,
    createdAt: now,
    updatedAt: now,
  });
  const answer = { id, expiresAt: expiresAt.toISOString() };
  if (objects.presignPut && type !== undefined && size !== undefined) {
    const uploadURL = await objects.presignPut(objectKey, { contentType: type, bytes: size, expiresInSec });
    return { ...answer, uploadURL, completeURL: `${origin}/api/objects/${id}/complete` };
  }
  const claim = { purpose: UPLOAD_PURPOSE, id, until: expiresAt.getTime() };
  const token = signToken(await siteKey(deps, 'upload-links'), claim);
  return { ...answer, uploadURL: `${origin}/api/objects/uploads/${token}`, completeURL: null };
}
