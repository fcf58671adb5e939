import { audioUploads } from '@longreturn/db/schema';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { requireEditor } from '../content/require-editor.ts';
import type { Deps } from '../deps.ts';
import { deleteUploadedBytes } from './audio-upload.ts';

/**
 * Cancels one of the actor's uploads, or removes any user's refused upload. Deletes the bytes too. Throws
 * session.required, action.forbidden, upload.unknown.
 */
export async function cancelAudioUpload(
  deps: Pick<Deps, 'db' | 'objects' | 'logger'>,
  actor: Actor,
  id: string,
): Promise<void> {
  requireEditor(actor);
  const mayEnd = actor.is === 'user' ? [eq(audioUploads.uploadedBy, actor.id)] : [];
  const [ended] = await deps.db
    .delete(audioUploads)
    .where(and(eq(audioUploads.id, id), or(isNotNull(audioUploads.failure), ...mayEnd)))
    .returning({ id: audioUploads.id });
  if (!ended) throw new AppError('upload.unknown');
  await deleteUploadedBytes(deps, id);
}
