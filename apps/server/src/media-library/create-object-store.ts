import { join } from 'node:path';
import type { ObjectStore } from '@longreturn/core/ports';
import { diskStore } from '@longreturn/providers/storage/disk';
import type { Env } from '../env.ts';

/** Creates the object store: a bucket if one is configured, otherwise a folder in DATA_DIR. */
export async function createObjectStore({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>): Promise<ObjectStore> {
  if (!s3) return diskStore(join(dataDir, 'objects'));
  const { s3Store } = await import('@longreturn/providers/storage/s3'); // large, and most sites don't use it
  return s3Store(s3);
}
