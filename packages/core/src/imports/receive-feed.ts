import type { Readable } from 'node:stream';
import { LIMITS } from '@longreturn/contract/limits';
import type { UploadedFeed } from '@longreturn/contract/show-imports';
import type { Actor } from '../actor.ts';
import { requireAdmin } from '../admin/require-admin.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** Returns the object key of an uploaded feed. The daily sweep deletes old objects under `uploads/`. */
export const uploadedFeedKey = (id: string): string => `uploads/feeds/${id}`;

/**
 * Stores a feed's file for an import. The file is kept for about a day. Throws session.required, action.forbidden,
 * body.too_large, feed.unreadable (an empty file), and the errors of the object store.
 */
export async function receiveFeed(
  { mediaTools, objects, ids }: Pick<Deps, 'mediaTools' | 'objects' | 'ids'>,
  actor: Actor,
  body: Readable,
): Promise<UploadedFeed> {
  requireAdmin(actor);
  await using received = await mediaTools.receive(body, LIMITS.feedBytes);
  const { bytes } = received;
  if (bytes === 0) throw new AppError('feed.unreadable');
  const id = ids.next();
  await objects.put(uploadedFeedKey(id), received.open(), { contentType: 'application/xml', bytes });
  return { id };
}

/** Returns whether an uploaded feed is stored. */
export async function hasUploadedFeed({ objects }: Pick<Deps, 'objects'>, id: string): Promise<boolean> {
  return (await objects.head(uploadedFeedKey(id))) !== undefined;
}
