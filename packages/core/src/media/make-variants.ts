import { ERRORS } from '@longreturn/contract/errors';
import { LIMITS } from '@longreturn/contract/limits';
import { VARIANT_FORMATS } from '@longreturn/contract/media-files';
import { mediaFiles, mediaUses } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { changeContent } from '../content/write-content.ts';
import type { JobDeps } from '../deps.ts';
import { defineJob } from '../jobs/define-job.ts';
import { JobFailure } from '../jobs/job-failure.ts';
import type { FileRow } from './file-row.ts';
import { variantKey } from './media-path.ts';

type Making = Pick<JobDeps, 'db' | 'clock' | 'ids' | 'objects' | 'mediaTools' | 'dropContentCopies'>;
type Variant = FileRow['variants'][number];

/**
 * Widths of the smaller copies, in pixels. An image that isn't wider than the largest of these widths also gets copies
 * of its own width.
 */
const WIDTHS = [480, 960, 1600];

/** Makes the smaller copies of an image that was uploaded: AVIF and WebP in several widths. */
export const mediaVariantsJob = defineJob({
  name: 'media-variants',
  schema: z.object({ objectKey: z.string().max(200) }),
  timeLimitSec: 600,
  handle: makeVariants,
});

/**
 * Makes the smaller copies of the image with this key. Does nothing if the file was deleted or replaced. Throws
 * JobFailure if the image can't be converted.
 */
export async function makeVariants(deps: Making, { objectKey }: { objectKey: string }): Promise<void> {
  const [file] = await deps.db.select().from(mediaFiles).where(eq(mediaFiles.objectKey, objectKey));
  const body = file?.width ? await deps.objects.get(objectKey) : undefined;
  if (!file?.width || !body) return;
  await using image = await deps.mediaTools.receive(body, LIMITS.uploadBytes);
  const variants: Variant[] = [];
  for (const width of widthsFor(file.width)) {
    for (const format of VARIANT_FORMATS) {
      await using copy = await deps.mediaTools.resize(image, { format, width }).catch(rethrow);
      const key = variantKey(objectKey, { width, format });
      await deps.objects.put(key, copy.open(), { contentType: `image/${format}`, bytes: copy.bytes });
      variants.push({ format, width: copy.width, height: copy.height, bytes: copy.bytes, objectKey: key });
    }
  }
  await store(deps, objectKey, variants);
}

function widthsFor(width: number): number[] {
  const smaller = WIDTHS.filter((each) => each < width);
  return smaller.length < WIDTHS.length ? [...smaller, width] : smaller;
}

/**
 * Stores the copies. If content uses the image, cached pages expire, so that new pages show the copies. If the file was
 * deleted meanwhile, the daily sweep deletes the copies.
 */
async function store(deps: Making, objectKey: string, variants: Variant[]): Promise<void> {
  await changeContent(deps, async ({ db, clock }) => {
    const [file] = await db
      .update(mediaFiles)
      .set({ variants, updatedAt: clock.now() })
      .where(eq(mediaFiles.objectKey, objectKey))
      .returning({ id: mediaFiles.id });
    const used = file ? await db.select().from(mediaUses).where(eq(mediaUses.fileId, file.id)).limit(1) : [];
    return { isChanged: used.length > 0, result: undefined };
  });
}

function rethrow(error: unknown): never {
  const isFinal = error instanceof AppError && ERRORS[error.code].status < 500;
  throw isFinal ? new JobFailure(error.message, { isFinal }) : error;
}
