import type { AudioTags, RenditionInput } from '@longreturn/contract/audio-admin';
import { oneLine } from '@longreturn/contract/one-line';
import type { Actor } from '../actor.ts';
import { requireEditor } from '../content/require-editor.ts';
import type { Deps } from '../deps.ts';
import { getRendition } from './change-rendition.ts';

/**
 * Returns what the tags of a rendition's file suggest for its episode. Throws session.required, action.forbidden,
 * rendition.unknown.
 */
export async function readAudioTags(
  deps: Pick<Deps, 'db' | 'audioTools'>,
  actor: Actor,
  input: RenditionInput,
): Promise<AudioTags> {
  requireEditor(actor);
  const { objectKey } = await getRendition(deps, input);
  const title = objectKey ? await deps.audioTools.readTitle(objectKey) : null;
  return { title: title === null ? null : oneLine(title).slice(0, 300) || null };
}
