import type { Cue } from '@longreturn/contract/listening';

/** The formats of transcripts, by the extension in their URLs. */
export const TRANSCRIPT_FORMATS = {
  vtt: { contentType: 'text/vtt; charset=utf-8', write: transcriptVtt },
  srt: { contentType: 'application/x-subrip; charset=utf-8', write: transcriptSrt },
  json: { contentType: 'application/json; charset=utf-8', write: transcriptJson },
} as const;

export type TranscriptFormat = keyof typeof TRANSCRIPT_FORMATS;

/** Returns a transcript as WebVTT. A speaker's name becomes a voice tag: '<v Grace Hopper>'. */
export function transcriptVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ startTime, endTime, speaker, text }) => {
    const voice = speaker === null ? '' : `<v ${escapeVtt(speaker).replaceAll('\n', ' ')}>`;
    return `${clockTime(startTime, '.')} --> ${clockTime(endTime, '.')}\n${voice}${escapeVtt(text)}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}

/** Returns a transcript as SRT. A speaker's name comes before the text: 'Grace Hopper: Welcome'. */
export function transcriptSrt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ startTime, endTime, speaker, text }, index) => {
    const said = withoutBlankLines(speaker === null ? text : `${speaker}: ${text}`).replaceAll('-->', '→');
    return `${index + 1}\n${clockTime(startTime, ',')} --> ${clockTime(endTime, ',')}\n${said}\n`;
  });
  return blocks.join('\n');
}

/** Returns a transcript in the JSON format 1.0.0 of the podcast namespace. */
export function transcriptJson(cues: readonly Cue[]): string {
  const segments = cues.map(({ startTime, endTime, speaker, text }) => {
    return { ...(speaker !== null && { speaker }), startTime, endTime, body: text };
  });
  return JSON.stringify({ version: '1.0.0', segments });
}

/** Returns a time as hours, minutes, seconds and milliseconds: '01:02:03.500'. */
function clockTime(seconds: number, separator: '.' | ','): string {
  const ms = Math.round(seconds * 1000);
  const parts = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60];
  const padded = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return `${padded}${separator}${String(ms % 1000).padStart(3, '0')}`;
}

/** A blank line would end the cue. */
const withoutBlankLines = (text: string): string => text.trim().replaceAll(/\s*[\r\n]\s*/g, '\n');

const escapeVtt = (text: string): string =>
  withoutBlankLines(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
