import { renditions } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { writeContent } from '../content/write-content.ts';
import type { JobDeps } from '../deps.ts';
import { defineJob } from '../jobs/define-job.ts';

/** Measures the waveform of a rendition. */
export const audioPeaksJob = defineJob({
  name: 'audio-peaks',
  schema: z.object({ renditionId: z.uuid() }),
  retries: 2,
  timeLimitSec: 1800,
  handle: measurePeaks,
});

/**
 * Measures and stores the waveform of a rendition. Does nothing if the waveform is already stored, if the rendition was
 * removed, or if its bytes are on another site or can't be decoded.
 */
export async function measurePeaks(
  deps: Pick<JobDeps, 'db' | 'clock' | 'ids' | 'audioTools' | 'dropContentCopies'>,
  { renditionId }: { renditionId: string },
): Promise<void> {
  const isThis = eq(renditions.id, renditionId);
  const { objectKey, peaks: known } = renditions;
  const [rendition] = await deps.db.select({ objectKey, peaks: known }).from(renditions).where(isThis);
  if (!rendition?.objectKey || rendition.peaks) return;
  const peaks = await deps.audioTools.measurePeaks(rendition.objectKey);
  if (!peaks) return;
  await writeContent(deps, async ({ db }) => void (await db.update(renditions).set({ peaks }).where(isThis)));
}
