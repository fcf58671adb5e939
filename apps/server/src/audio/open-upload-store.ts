import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LIMITS } from '@longreturn/contract/limits';
import type { DataStore } from '@tus/server';
import type { Env } from '../env.ts';

const expirationPeriodInMilliseconds = LIMITS.unfinishedUploadHours * 3_600_000;

/**
 * Opens the store for unfinished uploads. It writes to the object store's own folder or bucket, so a complete upload
 * is already an object, with the key that `audioUploadKey` returns.
 */
export async function openUploadStore({ s3, dataDir }: Pick<Env, 's3' | 'dataDir'>): Promise<DataStore> {
  if (!s3) {
    const { FileStore } = await import('@tus/file-store');
    const directory = join(dataDir, 'objects');
    await mkdir(directory, { recursive: true, mode: 0o700 });
    return new FileStore({ directory, expirationPeriodInMilliseconds });
  }
  const [{ S3Store }, { clientConfig }] = await Promise.all([
    import('@tus/s3-store'),
    import('@longreturn/providers/storage/s3'),
  ]);
  const s3ClientConfig = { ...clientConfig(s3), bucket: s3.bucket };
  return new S3Store({ s3ClientConfig, expirationPeriodInMilliseconds, useTags: false });
}
