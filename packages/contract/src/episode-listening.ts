import { z } from 'zod';
import { chapterSchema, cueSchema } from './listening.ts';

/** What an episode's page shows about the rendition that this reader hears. */
export const episodeListeningSchema = z.object({
  renditionId: z.uuid(),
  durationSec: z.int(),
  /** Empty if the rendition has no chapters. */
  chapters: z.array(chapterSchema),
  /** The transcript; only its first part if it is long. Null if the rendition has none. */
  transcript: z.object({ cues: z.array(cueSchema), isWhole: z.boolean() }).nullable(),
  /** The loudness of equally long parts of the audio, from 0 to 100; null if it isn't known. */
  peaks: z.array(z.number()).nullable(),
});
export type EpisodeListening = z.infer<typeof episodeListeningSchema>;
