import { join } from 'node:path';
import type { ObjectStore } from '@longreturn/core/ports';
import { diskStore } from '@longreturn/providers/storage/disk';
import type { Env } from '../env.ts';
import { availableStore } from './available-store.ts';

/**
 * Creates the object store: a bucket if one is configured, otherwise a folder in DATA_DIR. Its methods throw
 * service.unavailable if they fail.
 */
export async function createObjectStore({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>): Promise<ObjectStore> {
  if (!s3) return availableStore(diskStore(join(dataDir, 'objects')));
  const { s3Store } = await import('@longreturn/providers/storage/s3'); // loaded on demand, because it is large
  return availableStore(s3Store(s3));
}
