import type { Readable } from 'node:stream';
import { LIMITS } from '@longreturn/contract/limits';
import { findMediaKind, type MediaKind, SVG } from '@longreturn/contract/media-kinds';
import type { MediaFile } from '@longreturn/contract/media-library';
import { mediaFiles } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import { type Deps, inTransaction } from '../deps.ts';
import type { PlainImage, ReceivedFile, TemporaryFile } from '../ports.ts';
import { recordActivity } from '../record-activity.ts';
import { readToken } from '../signed-token.ts';
import { siteKey } from '../site-key.ts';
import { asReady, type FileRow } from './file-row.ts';
import { originalKey } from './media-path.ts';
import { presentFile } from './present-file.ts';

export type Filing = Pick<Deps, 'db' | 'clock' | 'ids' | 'jobs' | 'objects' | 'mediaTools' | 'origin' | 'logger'>;

/** The purpose of the tokens in upload URLs. */
export const UPLOAD_PURPOSE = 'upload';

/** MP4 files often don't say whether they are audio or video. */
const MP4: readonly string[] = ['audio/mp4', 'video/mp4'];

/**
 * Takes the bytes that a client sends to an upload URL of the site, with the content type if the client states one.
 * Returns the file, which is now in the library. Throws link.invalid (a forged or expired URL), upload.unknown,
 * upload.used, and what `fileUpload` throws.
 */
export async function receiveUpload(
  deps: Filing,
  { token, contentType }: { token: string; contentType: string | undefined },
  body: Readable,
): Promise<MediaFile> {
  const given = { purpose: UPLOAD_PURPOSE, token, now: deps.clock.now() };
  const ids = readToken(await siteKey(deps, 'upload-links'), given);
  if (!ids) throw new AppError('link.invalid');
  const upload = await getUpload(deps, ids.id);
  if (asReady(upload)) throw new AppError('upload.used');
  return fileUpload(deps, upload, { body, contentType });
}

/** Reads an upload, complete or not. Throws upload.unknown. */
export async function getUpload({ db }: Pick<Deps, 'db'>, id: string): Promise<FileRow> {
  const [upload] = await db.select().from(mediaFiles).where(eq(mediaFiles.id, id));
  if (!upload) throw new AppError('upload.unknown');
  return upload;
}

/**
 * Checks the bytes of an upload, removes the metadata of an image and adds the file to the library. Smaller copies of
 * an image are made by a job. Throws body.too_large, upload.unsupported, upload.type, upload.size, picture.too_complex,
 * upload.used.
 */
export async function fileUpload(
  deps: Filing,
  upload: FileRow,
  { body, contentType }: { body: Readable; contentType: string | undefined },
): Promise<MediaFile> {
  await using received = await deps.mediaTools.receive(body, LIMITS.uploadBytes);
  const stated = [contentType, upload.contentType ?? undefined].filter((type) => type !== undefined);
  const kind = requireKind(received, stated);
  if (upload.bytes !== null && upload.bytes !== received.bytes) throw new AppError('upload.size');
  const isPicture = kind.type === 'image' && kind.contentType !== SVG;
  await using image = isPicture ? await deps.mediaTools.clean(received) : undefined;
  // Without `await`, the temporary files would be deleted before they are stored.
  return await publish(deps, upload, { kind, file: image ?? received, image });
}

/** Returns the kind of a received file. Throws upload.type if another kind is stated, and upload.unsupported. */
function requireKind({ contentType = '' }: ReceivedFile, stated: readonly string[]): MediaKind {
  const statedKinds = stated.map(findMediaKind);
  if (statedKinds.includes(undefined)) throw new AppError('upload.unsupported');
  const found = findMediaKind(contentType);
  const [kind = found, ...others] = statedKinds;
  if (!kind) throw new AppError('upload.unsupported');
  const isSame = (one: MediaKind | undefined) =>
    one === kind || (MP4.includes(one?.contentType ?? '') && MP4.includes(kind.contentType));
  if (!isSame(found) || !others.every(isSame)) throw new AppError('upload.type');
  return kind;
}

interface CheckedFile {
  kind: MediaKind;
  file: TemporaryFile;
  /** Undefined for SVGs and for files that are not images. */
  image: PlainImage | undefined;
}

async function publish(deps: Filing, { id, name }: FileRow, { kind, file, image }: CheckedFile): Promise<MediaFile> {
  const objectKey = originalKey(deps.ids.next());
  const { contentType, type, extension } = kind;
  await deps.objects.put(objectKey, file.open(), { contentType, bytes: file.bytes });
  const now = deps.clock.now();
  const filed = { contentType, type, objectKey, bytes: file.bytes, readyAt: now, updatedAt: now };
  const size = { width: image?.width ?? null, height: image?.height ?? null };
  try {
    return await inTransaction(deps, async (deps) => {
      const { db, jobs } = deps;
      const [before] = await db.select().from(mediaFiles).where(eq(mediaFiles.id, id)).for('update');
      if (!before || asReady(before)) throw new AppError(before ? 'upload.used' : 'upload.unknown');
      const after = { ...before, ...filed, ...size, name: name || `upload.${extension}` };
      const { searchText, ...values } = after;
      await db.update(mediaFiles).set(values).where(eq(mediaFiles.id, id));
      const actor = before.uploadedBy === null ? { is: 'system' as const } : userActor(before.uploadedBy);
      await recordActivity(deps, { actor, action: 'file.uploaded', target: { type: 'file', id, title: after.name } });
      if (image && !image.isAnimated) await jobs.send(db, 'media-variants', { objectKey });
      return presentFile(after, [], deps.origin);
    });
  } catch (error) {
    await deps.objects.delete(objectKey).catch((failure: unknown) => {
      // The daily sweep deletes an object that remains.
      deps.logger.warn({ err: failure, objectKey }, 'An object of a failed upload could not be deleted');
    });
    throw error;
  }
}

const userActor = (id: string) => ({ is: 'user', id }) as const;
