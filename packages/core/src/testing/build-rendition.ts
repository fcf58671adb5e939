import { createHash } from 'node:crypto';
import { type Writing, writeContent } from '../content/write-content.ts';
import { type NewRendition, putRendition, renditionKey } from '../listening/put-rendition.ts';

/**
 * Creates a rendition of an episode with the given fields; by default, it is the public rendition, an MP3 file of 90
 * seconds and 1 MB. Its bytes are not stored. Returns its ID and all fields.
 */
export async function buildRendition(
  deps: Writing,
  { episodeId, ...overrides }: Partial<NewRendition> & Pick<NewRendition, 'episodeId'>,
) {
  const rendition = {
    episodeId,
    kind: 'public',
    contentType: 'audio/mpeg',
    bytes: 1_000_000,
    durationSec: 90,
    objectKey: renditionKey(deps.ids.next()),
    ...overrides,
  } as NewRendition; // the overrides may state an external URL instead of the object key
  const { id } = await writeContent(deps, (writing) => putRendition(writing, rendition));
  return { ...rendition, id };
}

/** Creates a private feed's token and its hash from any text. */
export function feedToken(text: string): { token: string; hash: string } {
  const token = createHash('sha256').update(text).digest('base64url');
  return { token, hash: createHash('sha256').update(token).digest('hex') };
}
