import { LIMITS } from '@longreturn/contract/limits';
import { type Cue, cueSchema } from '@longreturn/contract/listening';
import { wellFormed } from '@longreturn/contract/scalars';
import { z } from 'zod';

const fileSchema = z.object({
  segments: z
    .array(
      z.object({
        ...cueSchema.pick({ startTime: true, endTime: true }).shape,
        speaker: z.string().nullish(),
        body: z.string(),
      }),
    )
    .max(LIMITS.transcriptParts),
});

/**
 * Parses a transcript in the JSON format of the podcast namespace, which `transcriptJson` writes. Returns undefined if
 * the text isn't in this format, has too many segments, or has no segment with text.
 */
export function parseTranscriptJson(text: string): Cue[] | undefined {
  const file = fileSchema.safeParse(parseJson(text));
  if (!file.success) return undefined;
  const cues = file.data.segments
    .map(({ startTime, endTime, speaker, body }) => {
      return { startTime, endTime, speaker: storable(speaker ?? '') || null, text: storable(body) };
    })
    .filter((cue) => cue.text !== '');
  return cues.length > 0 ? cues : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Returns the text on one line, without the characters that PostgreSQL can't store. */
const storable = (text: string): string => wellFormed(text).replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim();
