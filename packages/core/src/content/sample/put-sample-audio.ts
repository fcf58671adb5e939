import { episodes, renditions } from '@longreturn/db/schema';
import { and, inArray, notExists, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { defineJob } from '../../jobs/define-job.ts';
import { putRendition, renditionKey } from '../../listening/put-rendition.ts';
import type { SampleRendition } from '../../ports.ts';
import { changeContent, type Writing } from '../write-content.ts';

const CONTENT_TYPE = 'audio/mpeg';

/** Adds the audio of the sample episodes. Queued once, when the sample catalogue is loaded. */
export const sampleAudioJob = defineJob({
  name: 'sample-audio',
  schema: z.object({}),
  handle: putSampleAudio,
});

/**
 * Stores the audio of the sample episodes that have none: first the bytes, then all renditions in one transaction.
 * Every run stores the bytes under the same keys, so that an interrupted run can be repeated. If the audio was not
 * built, only logs a message.
 */
export async function putSampleAudio(deps: Writing & Pick<Deps, 'objects' | 'logger' | 'sampleAudio'>): Promise<void> {
  const samples = await deps.sampleAudio.list();
  if (samples.length === 0) deps.logger.info({}, 'The sample episodes have no audio, because it has not been built');
  const silent = await findSilentEpisodes(deps, samples);
  for (const sample of samples) if (silent.has(sample.slug)) await putBytes(deps, sample);
  await changeContent(deps, async (writing) => {
    const ids = await findSilentEpisodes(writing, samples);
    for (const sample of samples) {
      const episodeId = ids.get(sample.slug);
      if (episodeId !== undefined) await putRendition(writing, renditionOf(sample, episodeId));
    }
    return { isChanged: ids.size > 0, result: undefined };
  });
}

async function putBytes({ objects }: Pick<Deps, 'objects'>, sample: SampleRendition): Promise<void> {
  await objects.put(keyOf(sample), sample.open(), { contentType: CONTENT_TYPE, bytes: sample.bytes });
}

const keyOf = ({ slug, kind }: SampleRendition): string => renditionKey(`sample-${slug}-${kind}`);

function renditionOf(sample: SampleRendition, episodeId: string) {
  const { slug: _slug, open: _open, ...given } = sample;
  return { ...given, episodeId, contentType: CONTENT_TYPE, objectKey: keyOf(sample) };
}

/** Finds the sample episodes that have no rendition, and returns their IDs by slug. */
async function findSilentEpisodes(
  { db }: Pick<Deps, 'db'>,
  samples: readonly SampleRendition[],
): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: episodes.id, slug: episodes.slug })
    .from(episodes)
    .where(
      and(
        inArray(
          episodes.slug,
          samples.map(({ slug }) => slug),
        ),
        notExists(db.select({ one: sql`1` }).from(renditions).where(sql`${renditions.episodeId} = ${episodes.id}`)),
      ),
    );
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}
