import type { EpisodeListening } from '@longreturn/contract/episode-listening';
import type { Cue } from '@longreturn/contract/listening';
import { renditions } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import { findEpisode } from '../content/episodes/get-episode-page.ts';
import type { EpisodeRow } from '../content/episodes/present-episode.ts';
import type { ReaderKind } from '../content/reader-kind.ts';
import type { Deps } from '../deps.ts';
import { chooseRendition } from './choose-rendition.ts';

type Reading = Pick<Deps, 'db' | 'clock'>;

/** A transcript up to this size is sent whole with the page. Sizes are counted in characters of JSON. */
const MAX_WHOLE = 60_000;
/** Of a longer transcript, only a first part of at most this size is sent with the page. */
const FIRST_PART = 20_000;

/**
 * Returns the chapters, the waveform and the transcript of the rendition that these readers hear. Of a long transcript,
 * returns only the first part. Returns null if the episode has no audio, or if these readers have no access to it.
 * Throws episode.unknown.
 */
export async function getEpisodeListening(
  deps: Reading,
  reader: ReaderKind,
  slug: string,
): Promise<EpisodeListening | null> {
  const rendition = await findRendition(deps, reader, await getEpisode(deps, slug));
  return rendition ? presentListening(rendition, { maxTranscript: MAX_WHOLE }) : null;
}

/**
 * Returns the whole transcript of the rendition that these readers hear. Returns an empty list if there is no
 * transcript, or if these readers have no access to it. Throws episode.unknown.
 */
export async function getEpisodeTranscript(deps: Reading, reader: ReaderKind, slug: string): Promise<Cue[]> {
  const rendition = await findRendition(deps, reader, await getEpisode(deps, slug));
  return rendition?.transcript ?? [];
}

async function getEpisode(deps: Reading, slug: string): Promise<EpisodeRow> {
  const episode = await findEpisode(deps, slug);
  if (!episode) throw new AppError('episode.unknown');
  return episode;
}

/** Finds the rendition of an episode that these readers hear, with everything that is shown of it. */
export async function findRendition({ db }: Pick<Deps, 'db'>, reader: ReaderKind, episode: EpisodeRow) {
  const heard = chooseRendition(reader, episode);
  if (!heard) return undefined;
  const { id, durationSec, chapters, transcript, peaks } = renditions;
  const [rendition] = await db
    .select({ id, durationSec, chapters, transcript, peaks })
    .from(renditions)
    .where(eq(renditions.id, heard.id));
  return rendition;
}

type ShownRendition = NonNullable<Awaited<ReturnType<typeof findRendition>>>;

/**
 * Returns what the page shows of a rendition. Of a transcript longer than `maxTranscript`, returns only the first part.
 */
export function presentListening(
  rendition: ShownRendition,
  { maxTranscript }: { maxTranscript: number },
): EpisodeListening {
  const { id: renditionId, durationSec, chapters, transcript, peaks } = rendition;
  return {
    renditionId,
    durationSec,
    chapters: chapters ?? [],
    transcript: firstPart(transcript, maxTranscript),
    peaks,
  };
}

function firstPart(cues: Cue[] | null, max: number): EpisodeListening['transcript'] {
  if (!cues) return null;
  if (JSON.stringify(cues).length <= max) return { cues, isWhole: true };
  let size = 0;
  const rest = cues.findIndex((cue) => {
    size += JSON.stringify(cue).length;
    return size > FIRST_PART;
  });
  return { cues: cues.slice(0, rest), isWhole: false };
}
