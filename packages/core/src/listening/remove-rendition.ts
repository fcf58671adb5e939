import type { RenditionInput } from '@longreturn/contract/audio-admin';
import { renditions } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { Writing } from '../content/write-content.ts';
import type { Deps } from '../deps.ts';
import { changeRendition } from './change-rendition.ts';
import { deleteAudioObject } from './delete-audio-object.ts';

/**
 * Removes a rendition of an episode together with its bytes, chapters and transcript. Throws session.required,
 * action.forbidden, episode.unknown, rendition.unknown.
 */
export async function removeRendition(
  deps: Writing & Pick<Deps, 'objects' | 'logger'>,
  actor: Actor,
  input: RenditionInput,
): Promise<void> {
  const { objectKey } = await changeRendition(deps, actor, input, async ({ db }, { id, kind, bytes }) => {
    await db.delete(renditions).where(eq(renditions.id, id));
    const change = { rendition: { from: kind, to: null }, bytes: { from: bytes, to: null } };
    return { action: 'episode.audio-removed', change };
  });
  if (objectKey) await deleteAudioObject(deps, objectKey);
}
