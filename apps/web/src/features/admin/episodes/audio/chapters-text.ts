import { setChaptersInput } from '@longreturn/contract/audio-admin';
import { formatDuration } from '@longreturn/contract/format-time';
import type { Chapter } from '@longreturn/contract/listening';
import { z } from 'zod';

/** A line such as '12:30 The long wait https://example.org'. */
const LINE = /^((?:\d+:)?\d+:\d{2}(?:\.\d+)?)\s+(.*?)(?:\s+(https?:\/\/\S+))?$/;
const chaptersSchema = setChaptersInput.shape.chapters;

/** Formats chapters for the text area, one on each line. */
export function chaptersText(chapters: readonly Chapter[]): string {
  return chapters
    .map(({ startTime, title, url }) => [timeText(startTime), title, url].filter(Boolean).join(' '))
    .join('\n');
}

function timeText(seconds: number): string {
  const fraction = String(Number((seconds % 1).toFixed(3))).slice(1);
  return formatDuration(Math.floor(seconds)) + fraction;
}

/** Parses the text area. The error names the first invalid line. */
export const chaptersField = z.string().transform((text, context) => {
  const chapters: Chapter[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, time, title, url = null] = LINE.exec(line.trim()) ?? [];
    if (!time || !title) {
      context.addIssue({
        code: 'custom',
        message: `Line ${index + 1} needs a time and a title, such as 12:30 The long wait`,
      });
      return z.NEVER;
    }
    chapters.push({ startTime: secondsOf(time), title, url });
  }
  return chapters;
});

const secondsOf = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** Reads a JSON chapters file. Returns undefined for any other file. */
export function readChaptersFile(text: string): Chapter[] | undefined {
  try {
    return z.object({ chapters: chaptersSchema }).parse(JSON.parse(text)).chapters;
  } catch {
    return undefined;
  }
}
