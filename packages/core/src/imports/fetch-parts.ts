import type { Readable } from 'node:stream';
import { setChaptersInput } from '@longreturn/contract/audio-admin';
import { LIMITS } from '@longreturn/contract/limits';
import type { Chapter, Cue } from '@longreturn/contract/listening';
import { AppError } from '../app-error.ts';
import { parseTranscript } from '../listening/parse-transcript.ts';
import { parseTranscriptJson } from '../listening/parse-transcript-json.ts';
import { type NewRendition, renditionKey } from '../listening/put-rendition.ts';
import type { Importing } from './import-item.ts';
import type { TextPart } from './imported-version.ts';
import type { PlannedAudio, PlannedEpisode } from './plan-item.ts';

type FetchedAudio<Rendition> = Rendition extends unknown ? Omit<Rendition, 'episodeId' | 'kind'> : never;

/** What was fetched from the other site for an episode. */
export interface FetchedParts {
  /** Undefined if the episode keeps its current audio, or if the item has none. */
  audio: FetchedAudio<NewRendition> | undefined;
  /**
   * Null if the item has no chapters; undefined if the episode keeps its current ones. The same goes for `transcript`.
   */
  chapters: Chapter[] | null | undefined;
  transcript: Cue[] | null | undefined;
  /** The parts that could not be read. */
  missing: TextPart[];
}

/** What to fetch. */
interface Wanted {
  copiesAudio: boolean;
  /** Whether the episode keeps its current audio. */
  keepsAudio: boolean;
  texts: readonly TextPart[];
}

const TEXT_MS = 20_000;
/** The maximum number of UTF-8 bytes for each character of a JavaScript string. */
const MAX_UTF8_BYTES = 3;
const AUDIO_MS = 30 * 60_000;

/**
 * Fetches the wanted parts of an item: its chapters, its transcript, and its audio if it is copied. Chapters and
 * transcripts that can't be read are listed in `missing`. Audio that can't be read is an error. Throws
 * feed.unreachable, body.too_large, upload.audio, upload.damaged.
 */
export async function fetchParts(
  deps: Pick<Importing, 'showReader' | 'mediaTools' | 'objects' | 'audioTools' | 'ids'>,
  { audio, durationSec, chaptersUrl, transcript }: PlannedEpisode,
  { copiesAudio, keepsAudio, texts }: Wanted,
): Promise<FetchedParts> {
  const missing: TextPart[] = [];
  if (!audio) return { audio: undefined, chapters: undefined, transcript: undefined, missing };
  const fetchText = async <Part>(part: TextPart, fetch: (() => Promise<Part | undefined>) | null) => {
    if (!texts.includes(part)) return undefined;
    if (!fetch) return null;
    const fetched = await fetch().catch(() => undefined);
    if (fetched === undefined) missing.push(part);
    return fetched;
  };
  const fetchAudio = async () => (copiesAudio ? copyAudio(deps, audio) : linkTo(audio, durationSec));
  return {
    audio: keepsAudio ? undefined : await fetchAudio(),
    chapters: await fetchText('chapters', chaptersUrl === null ? null : () => fetchChapters(deps, chaptersUrl)),
    transcript: await fetchText('transcript', transcript && (() => fetchTranscript(deps, transcript))),
    missing,
  };
}

function linkTo({ url, contentType, bytes }: PlannedAudio, durationSec: number | null) {
  return { externalUrl: url, contentType, bytes, durationSec: durationSec ?? 0 };
}

async function copyAudio(
  {
    showReader,
    mediaTools,
    objects,
    audioTools,
    ids,
  }: Pick<Importing, 'showReader' | 'mediaTools' | 'objects' | 'audioTools' | 'ids'>,
  { url, contentType }: PlannedAudio,
) {
  using opened = await showReader.open(url, AbortSignal.timeout(AUDIO_MS));
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
  const given: unknown = JSON.parse(await readText(deps, url));
  const chapters = (given as { chapters?: unknown[] } | null)?.chapters; // checked by the schema
  const listed = Array.isArray(chapters) ? chapters.filter(isShown) : undefined;
  const parsed = setChaptersInput.shape.chapters.safeParse(listed);
  return parsed.success ? parsed.data.toSorted((one, other) => one.startTime - other.startTime) : undefined;
}

/** Returns whether a chapter is part of the table of contents. */
const isShown = (chapter: unknown): boolean => (chapter as { toc?: unknown } | null)?.toc !== false;

async function fetchTranscript(
  deps: Pick<Importing, 'showReader'>,
  { url, type }: { url: string; type: string },
): Promise<Cue[] | undefined> {
  const text = await readText(deps, url);
  return type === 'application/json' ? parseTranscriptJson(text) : parseTranscript(text);
}

async function readText({ showReader }: Pick<Importing, 'showReader'>, url: string): Promise<string> {
  using opened = await showReader.open(url, AbortSignal.timeout(TEXT_MS));
  const text = new TextDecoder().decode(await readAll(opened.body, MAX_UTF8_BYTES * LIMITS.transcriptCharacters));
  if (text.length > LIMITS.transcriptCharacters) throw new AppError('body.too_large');
  return text;
}

/** Reads a stream. Throws body.too_large if it has more than `maxBytes` bytes. */
export async function readAll(body: Readable, maxBytes: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  // A byte stream yields buffers.
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new AppError('body.too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
