import type { Cue } from '@longreturn/contract/listening';
import { wellFormed } from '@longreturn/contract/scalars';
import { parse } from '@plussub/srt-vtt-parser';
import { plainText } from '../content/html/reading-minutes.ts';

/** A line with the times of a cue, and settings after them. SRT has a comma before the milliseconds. */
const TIMES = /^\s*((?:\d+:)?\d{1,2}:\d{2})[.,](\d{3})\s*-->\s*((?:\d+:)?\d{1,2}:\d{2})[.,](\d{3})(?:\s|$)/;
/** A WebVTT tag that says who speaks: `<v Ada Byron>` or `<v.loud Ada Byron>`. */
const VOICE = /<v(?:\.[^\s<>]*)? ([^<>]+)>/gi;

/**
 * Parses a WebVTT or SRT file. A cue with several voices becomes a cue for each. Returns undefined if the text is
 * neither, or has no cues.
 */
export function parseTranscript(text: string): Cue[] | undefined {
  const lines = wellFormed(text)
    .replaceAll('\0', '')
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n');
  try {
    const { entries } = parse(prepare(lines));
    const cues = entries.flatMap(({ from, to, text: body }: ParsedCue) =>
      readVoices(body, { startTime: from / 1000, endTime: to / 1000 }),
    );
    return cues.length > 0 && cues.every(hasTimes) ? cues : undefined;
  } catch {
    return undefined; // a cue is incomplete or has malformed times
  }
}

/** Returns the cues in the one form that the parser reads completely: without names, comments, styles and settings. */
function prepare(text: string): string {
  const blocks = text.split(/\n\s*\n/).filter((block) => block.includes('-->'));
  return ['WEBVTT', ...blocks.map(prepareCue), ''].join('\n\n');
}

function prepareCue(block: string): string {
  const lines = block.split('\n');
  const index = lines.findIndex((line) => line.includes('-->'));
  const [, start, startMs, end, endMs] = TIMES.exec(lines[index] ?? '') ?? [];
  if (!start || !end) throw new Error('the times of a cue are malformed');
  return [`${start}.${startMs} --> ${end}.${endMs}`, ...lines.slice(index + 1)].join('\n');
}

/** A cue of the parser, with times in milliseconds. The types of the package can't be resolved. */
interface ParsedCue {
  from: number;
  to: number;
  text: string;
}

type Times = Pick<Cue, 'startTime' | 'endTime'>;

const hasTimes = ({ startTime, endTime }: Times) => Number.isFinite(startTime) && Number.isFinite(endTime);

function readVoices(body: string, times: Times): Cue[] {
  const [first = '', ...voices] = body.replaceAll(/\s+/g, ' ').split(VOICE);
  const cues = [{ ...times, speaker: null as string | null, text: spoken(first) }];
  for (let index = 0; index < voices.length; index += 2) {
    cues.push({ ...times, speaker: spoken(voices[index] ?? '') || null, text: spoken(voices[index + 1] ?? '') });
  }
  return cues.filter(({ text }) => text !== '');
}

/** Returns the visible text of a cue. */
const spoken = (markup: string): string => plainText(markup).replaceAll('&nbsp;', ' ').trim();
