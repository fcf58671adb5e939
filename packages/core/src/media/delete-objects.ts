import type { Deps } from '../deps.ts';
import type { FileRow } from './file-row.ts';

/**
 * Deletes the objects of a file that was deleted or replaced. A failure is only logged, because the daily sweep deletes
 * what is left.
 */
export async function deleteObjects(
  { objects, logger }: Pick<Deps, 'objects' | 'logger'>,
  { objectKey, variants }: Pick<FileRow, 'objectKey' | 'variants'>,
): Promise<void> {
  try {
    for (const key of [objectKey, ...variants.map((variant) => variant.objectKey)]) await objects.delete(key);
  } catch (err) {
    logger.warn({ err, objectKey }, 'The objects of a file could not be deleted');
  }
}
