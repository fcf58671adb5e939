import { LIMITS } from '@longreturn/contract/limits';
import type { Cue } from '@longreturn/contract/listening';
import { MESSAGES } from '@longreturn/contract/messages';
import { wellFormed } from '@longreturn/contract/scalars';
import { parse } from '@plussub/srt-vtt-parser';
import { AppError } from '../app-error.ts';
import { plainText } from '../content/html/reading-minutes.ts';

/** A line with the times of a cue, and settings after them. SRT has a comma before the milliseconds. */
const TIMES = /^\s*((?:\d+:)?\d{1,2}:\d{2})[.,](\d{3})\s*-->\s*((?:\d+:)?\d{1,2}:\d{2})[.,](\d{3})(?:\s|$)/;
/** The line break before a cue, and the cue's number if it has one. Some SRT files have no blank line between cues. */
const BEFORE_TIMES = /\n(?:[ \t]*\d+[ \t]*\n)?(?=[ \t]*\d[\d:.,]*[ \t]*-->)/g;
/** A WebVTT tag that says who speaks: `<v Ada Byron>` or `<v.loud Ada Byron>`. */
const VOICE = /<v(?:\.[^\s<>]*)? ([^<>]+)>/gi;

/**
 * Parses a WebVTT or SRT file. A cue with several voices becomes one cue for each voice. Returns undefined if the text
 * is in neither format, or has no cues. Throws input.invalid if it has too many cues.
 */
export function parseTranscript(text: string): Cue[] | undefined {
  const lines = wellFormed(text)
    .replaceAll('\0', '')
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n');
  const read: Cue[] = [];
  for (const part of parseCues(lines) ?? [])
    for (const cue of readVoices(part))
      if (read.push(cue) > LIMITS.transcriptParts)
        throw new AppError('input.invalid', { text: MESSAGES.transcriptParts });
  const cues = read.filter((cue) => cue.text !== '');
  return cues.length > 0 && cues.every(hasTimes) ? cues : undefined;
}

function parseCues(text: string): ParsedCue[] | undefined {
  try {
    return parse(prepare(text)).entries;
  } catch {
    return undefined; // a cue is incomplete or has malformed times
  }
}

/**
 * Returns the text as WebVTT with only the times and the text of each cue. Names, comments, styles and settings are
 * dropped, because the parser can't read some of them.
 */
function prepare(text: string): string {
  const blocks = text
    .replaceAll(BEFORE_TIMES, '\n\n')
    .split(/\n\s*\n/)
    .filter((block) => block.includes('-->'));
  return ['WEBVTT', ...blocks.flatMap(prepareCue), ''].join('\n\n');
}

/**
 * Returns the times and the text of a cue. Returns an empty list for a cue without text, because the parser would read
 * the next cue as its text. Throws an error if the times are malformed.
 */
function prepareCue(block: string): string | [] {
  const lines = block.split('\n');
  const index = lines.findIndex((line) => line.includes('-->'));
  const [, start, startMs, end, endMs] = TIMES.exec(lines[index] ?? '') ?? [];
  if (!start || !end) throw new Error('the times of a cue are malformed');
  const text = lines.slice(index + 1).join('\n');
  return text.trim() === '' ? [] : `${start}.${startMs} --> ${end}.${endMs}\n${text}`;
}

/**
 * A cue as the parser returns it, with times in milliseconds. It is declared here because TypeScript can't resolve the
 * types of the package.
 */
interface ParsedCue {
  from: number;
  to: number;
  text: string;
}

const hasTimes = ({ startTime, endTime }: Cue) => Number.isFinite(startTime) && Number.isFinite(endTime);

/** Yields one cue at a time, so that the caller can stop when there are too many. */
function* readVoices({ from, to, text: body }: ParsedCue): Generator<Cue> {
  const times = { startTime: from / 1000, endTime: to / 1000 };
  const [first = '', ...voices] = body.replaceAll(/\s+/g, ' ').split(VOICE);
  if (first.trim() !== '') yield { ...times, speaker: null, text: spoken(first) };
  for (let index = 0; index < voices.length; index += 2)
    yield { ...times, speaker: spoken(voices[index] ?? '') || null, text: spoken(voices[index + 1] ?? '') };
}

/**
 * Returns the visible text of a cue. Only cues with markup are sanitised: sanitising all of them would take a second.
 */
const spoken = (markup: string): string =>
  (/[<&]/.test(markup) ? plainText(markup).replaceAll('&nbsp;', ' ') : markup).trim();
