import type { Readable } from 'node:stream';
import { setChaptersInput } from '@longreturn/contract/audio-admin';
import { LIMITS } from '@longreturn/contract/limits';
import type { Chapter, Cue } from '@longreturn/contract/listening';
import { AppError } from '../app-error.ts';
import { parseTranscript } from '../listening/parse-transcript.ts';
import { type NewRendition, renditionKey } from '../listening/put-rendition.ts';
import { chaptersWithin } from '../listening/within-duration.ts';
import type { Importing } from './import-item.ts';
import type { PlannedEpisode, PlannedSound } from './plan-item.ts';

type Sound<Rendition> = Rendition extends unknown ? Omit<Rendition, 'episodeId' | 'kind'> : never;

/** What was fetched from the other site for an episode. */
export interface FetchedParts {
  sound: Sound<NewRendition> | null;
  /** What could not be fetched, for the report. */
  notes: string[];
}

const TEXT_MS = 20_000;
const SOUND_MS = 30 * 60_000;

/**
 * Fetches the chapters and the transcript of an item, and its sound if it is copied. What can't be fetched is left out
 * and noted, except for sound that should be copied. Throws feed.unreachable, body.too_large, upload.audio,
 * upload.damaged.
 */
export async function fetchParts(
  deps: Pick<Importing, 'showReader' | 'mediaTools' | 'objects' | 'audioTools' | 'ids'>,
  { sound, durationSec, chaptersUrl, transcript }: PlannedEpisode,
  { copiesAudio }: { copiesAudio: boolean },
): Promise<FetchedParts> {
  if (!sound) return { sound: null, notes: [] };
  const notes: string[] = [];
  const or = async <Part>(what: string, part: Promise<Part | undefined> | undefined): Promise<Part | null> => {
    const fetched = await part?.catch(() => undefined);
    if (part && fetched === undefined) notes.push(`The ${what} can’t be read`);
    return fetched ?? null;
  };
  const stored = copiesAudio ? await copySound(deps, sound) : linkTo(sound, durationSec);
  const chapters = await or('list of chapters', chaptersUrl ? fetchChapters(deps, chaptersUrl) : undefined);
  const cues = await or('transcript', transcript ? fetchTranscript(deps, transcript.url) : undefined);
  const isKnown = stored.durationSec > 0;
  return {
    sound: { ...stored, chapters: isKnown ? chaptersWithin(chapters, stored) : chapters, transcript: cues },
    notes,
  };
}

function linkTo({ url, contentType, bytes }: PlannedSound, durationSec: number | null) {
  return { externalUrl: url, contentType, bytes, durationSec: durationSec ?? 0 };
}

async function copySound(
  {
    showReader,
    mediaTools,
    objects,
    audioTools,
    ids,
  }: Pick<Importing, 'showReader' | 'mediaTools' | 'objects' | 'audioTools' | 'ids'>,
  { url, contentType }: PlannedSound,
) {
  using opened = await showReader.open(url, AbortSignal.timeout(SOUND_MS));
  await using received = await mediaTools.receive(opened.body, LIMITS.audioBytes);
  const objectKey = renditionKey(ids.next());
  await objects.put(objectKey, received.open(), { contentType, bytes: received.bytes });
  try {
    return { objectKey, bytes: received.bytes, ...(await audioTools.inspect(objectKey)) };
  } catch (error) {
    await objects.delete(objectKey);
    throw error;
  }
}

async function fetchChapters(deps: Pick<Importing, 'showReader'>, url: string): Promise<Chapter[] | undefined> {
  const given: unknown = JSON.parse(await fetchText(deps, url));
  const chapters = (given as { chapters?: unknown[] } | null)?.chapters; // checked by the schema
  const listed = Array.isArray(chapters) ? chapters.filter(isShown) : undefined;
  const parsed = setChaptersInput.shape.chapters.safeParse(listed);
  return parsed.success ? parsed.data.toSorted((one, other) => one.startTime - other.startTime) : undefined;
}

/** Returns whether a chapter is part of the table of contents. */
const isShown = (chapter: unknown): boolean => (chapter as { toc?: unknown } | null)?.toc !== false;

async function fetchTranscript(deps: Pick<Importing, 'showReader'>, url: string): Promise<Cue[] | undefined> {
  return parseTranscript(await fetchText(deps, url));
}

async function fetchText({ showReader }: Pick<Importing, 'showReader'>, url: string): Promise<string> {
  using opened = await showReader.open(url, AbortSignal.timeout(TEXT_MS));
  return new TextDecoder().decode(await readAll(opened.body, LIMITS.transcriptCharacters));
}

/** Reads a stream. Throws body.too_large when it has more bytes. */
export async function readAll(body: Readable, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    // a byte stream
    bytes += chunk.length;
    if (bytes > maxBytes) throw new AppError('body.too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
