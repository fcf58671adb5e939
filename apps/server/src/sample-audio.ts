import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { chapterSchema, cueSchema, RENDITION_KINDS } from '@longreturn/contract/listening';
import type { SampleAudio } from '@longreturn/core/ports';
import { z } from 'zod';
import { SAMPLE_AUDIO } from './own-files.ts';

/** The manifest that the build of tooling/sample-audio creates. */
const manifestSchema = z.object({
  renditions: z.array(
    z.object({
      file: z.string(),
      slug: z.string(),
      kind: z.enum(RENDITION_KINDS),
      bytes: z.int(),
      durationSec: z.int(),
      peaks: z.array(z.int()),
      chapters: z.array(chapterSchema).nullable(),
      transcript: z.array(cueSchema),
    }),
  ),
});

/** Finds the audio of the sample episodes in the folder where the build stores it. */
export function builtSampleAudio(folder = SAMPLE_AUDIO): SampleAudio {
  return {
    async list() {
      const manifest = await readFile(new URL('manifest.json', folder), 'utf8').catch(orMissing);
      if (manifest === undefined) return [];
      const { renditions } = manifestSchema.parse(JSON.parse(manifest));
      return renditions.map(({ file, ...about }) => ({
        ...about,
        open: () => createReadStream(new URL(file, folder)),
      }));
    },
  };
}

function orMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
