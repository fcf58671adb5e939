import { LIMITS } from '@longreturn/contract/limits';
import { audioUploads, mediaFiles, renditions } from '@longreturn/db/schema';
import { and, inArray, isNull, lte } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { defineJob } from '../jobs/define-job.ts';

type Sweeping = Pick<Deps, 'db' | 'clock' | 'objects'>;

const HOUR_MS = 3_600_000;
const BATCH_SIZE = 500;

/** Deletes unfinished uploads and unused objects once a day. */
export const sweepMediaJob = defineJob({
  name: 'sweep-media',
  schema: z.object({}),
  schedule: { cron: '41 3 * * *', data: {} },
  timeLimitSec: 3600,
  handle: sweepMedia,
});

/**
 * Deletes uploads that were not finished within a day, and objects older than a day that belong to no file or
 * rendition, for example because an upload failed or a process crashed.
 */
export async function sweepMedia({ db, clock, objects }: Sweeping): Promise<void> {
  const before = new Date(clock.now().getTime() - LIMITS.unfinishedUploadHours * HOUR_MS);
  await db.delete(mediaFiles).where(and(isNull(mediaFiles.readyAt), lte(mediaFiles.createdAt, before)));
  await db.delete(audioUploads).where(lte(audioUploads.createdAt, before));
  await objects.deleteUnfinished?.('uploads/', before);
  for await (const keys of oldKeys(objects, 'uploads/', before)) for (const key of keys) await objects.delete(key);
  for await (const keys of oldKeys(objects, 'media/', before)) {
    const originals = [...new Set(keys.map(originalOf))];
    const rows = await db
      .select({ key: mediaFiles.objectKey })
      .from(mediaFiles)
      .where(inArray(mediaFiles.objectKey, originals));
    const known = new Set(rows.map(({ key }) => key));
    for (const key of keys) if (!known.has(originalOf(key))) await objects.delete(key);
  }
  await sweepAudio({ db, objects }, before);
}

async function sweepAudio({ db, objects }: Pick<Sweeping, 'db' | 'objects'>, before: Date): Promise<void> {
  for await (const keys of oldKeys(objects, 'audio/', before)) {
    const isListed = inArray(renditions.objectKey, keys);
    const rows = await db.select({ key: renditions.objectKey }).from(renditions).where(isListed);
    const known = new Set(rows.map(({ key }) => key));
    for (const key of keys) if (!known.has(key)) await objects.delete(key);
  }
}

const originalOf = (key: string): string => key.replace(/[^/]+$/, 'original');

/** Lists the keys of the objects that were last written before the given time. Returns the keys in batches. */
async function* oldKeys(objects: Deps['objects'], prefix: string, before: Date): AsyncGenerator<string[]> {
  let keys: string[] = [];
  for await (const { key, modifiedAt } of objects.list(prefix)) {
    if (modifiedAt > before) continue;
    keys.push(key);
    if (keys.length < BATCH_SIZE) continue;
    yield keys;
    keys = [];
  }
  if (keys.length > 0) yield keys;
}
