import type { Deps } from '../deps.ts';

/**
 * Deletes the bytes of a rendition that was removed or replaced. A failure is only logged, because the daily sweep
 * deletes what is left.
 */
export async function deleteAudioObject(
  { objects, logger }: Pick<Deps, 'objects' | 'logger'>,
  objectKey: string,
): Promise<void> {
  try {
    await objects.delete(objectKey);
  } catch (err) {
    logger.warn({ err, objectKey }, 'The bytes of an episode could not be deleted');
  }
}
