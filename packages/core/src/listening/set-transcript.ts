import type { NewTranscript, RenditionInput } from '@longreturn/contract/audio-admin';
import type { Cue } from '@longreturn/contract/listening';
import { MESSAGES } from '@longreturn/contract/messages';
import { renditions } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import { requireEditor } from '../content/require-editor.ts';
import type { Writing } from '../content/write-content.ts';
import type { Deps } from '../deps.ts';
import { changeRendition, getRendition } from './change-rendition.ts';
import { parseTranscript } from './parse-transcript.ts';
import { transcriptVector } from './put-rendition.ts';
import { isTranscriptWithin } from './within-duration.ts';

/**
 * Replaces the transcript of a rendition with the text of a WebVTT or SRT file (docs/product.md, Audio). Throws
 * session.required, action.forbidden, episode.unknown, rendition.unknown, and input.invalid for a text that can't be
 * read or has wrong times.
 */
export async function setTranscript(deps: Writing, actor: Actor, { text, ...input }: NewTranscript): Promise<void> {
  requireEditor(actor);
  const transcript = parseTranscript(text);
  if (!transcript) throw new AppError('input.invalid', { text: MESSAGES.transcript });
  if (transcript.some(({ startTime, endTime }) => endTime < startTime))
    throw new AppError('input.invalid', { text: MESSAGES.transcriptTimes });
  await storeTranscript(deps, actor, { input, transcript });
}

/**
 * Removes the transcript of a rendition. Throws session.required, action.forbidden, episode.unknown,
 * rendition.unknown.
 */
export async function removeTranscript(deps: Writing, actor: Actor, input: RenditionInput): Promise<void> {
  await storeTranscript(deps, actor, { input, transcript: null });
}

/**
 * Returns the transcript of a rendition; empty if it has none. Throws session.required, action.forbidden,
 * rendition.unknown.
 */
export async function getTranscript(deps: Pick<Deps, 'db'>, actor: Actor, input: RenditionInput): Promise<Cue[]> {
  requireEditor(actor);
  return (await getRendition(deps, input)).transcript ?? [];
}

async function storeTranscript(
  deps: Writing,
  actor: Actor,
  { input, transcript }: { input: RenditionInput; transcript: Cue[] | null },
): Promise<void> {
  await changeRendition(deps, actor, input, async ({ db, clock }, rendition) => {
    if (transcript && !isTranscriptWithin(transcript, rendition))
      throw new AppError('input.invalid', { text: MESSAGES.transcriptLate });
    const { id, kind, transcript: before } = rendition;
    const values = { transcript, transcriptSearch: transcriptVector(transcript), updatedAt: clock.now() };
    await db.update(renditions).set(values).where(eq(renditions.id, id));
    const change = {
      rendition: { from: kind, to: kind },
      transcriptParts: { from: before?.length ?? 0, to: transcript?.length ?? 0 },
    };
    return { action: 'episode.transcript-updated', change };
  });
}
