import type { NewAudioUpload } from '@longreturn/contract/audio-admin';
import { LIMITS } from '@longreturn/contract/limits';
import { audioUploads } from '@longreturn/db/schema';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { requireEditor } from '../content/require-editor.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { lockEpisodeTitle } from './lock-episode-title.ts';

/**
 * Starts an upload of audio for an episode and returns its ID (docs/product.md, Audio). Throws session.required,
 * action.forbidden, upload.large, episode.unknown.
 */
export async function startAudioUpload(
  deps: Pick<Deps, 'db' | 'clock' | 'ids'>,
  actor: Actor,
  { episodeId, kind, name, bytes }: NewAudioUpload,
): Promise<{ id: string }> {
  requireEditor(actor);
  if (bytes > LIMITS.audioBytes) throw new AppError('upload.large');
  const uploadedBy = actor.is === 'user' ? actor.id : null;
  return inTransaction(deps, async ({ db, clock, ids }) => {
    await lockEpisodeTitle(db, episodeId);
    const id = ids.next();
    const now = clock.now();
    const upload = { id, episodeId, kind, name, bytes, uploadedBy, createdAt: now, updatedAt: now };
    await db.insert(audioUploads).values(upload);
    return { id };
  });
}
