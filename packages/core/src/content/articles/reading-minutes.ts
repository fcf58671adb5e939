import { LIMITS } from '@longreturn/contract/limits';
import { plainText } from '../html/plain-text.ts';
import { splitBody } from '../html/split-body.ts';

/** Returns the reading time of the text in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / LIMITS.wordsAMinute));
}

/**
 * Returns the reading time of a sanitised body after its members break, in whole minutes, at least one. Without a
 * break, the reading time of the whole body.
 */
export function minutesLeft(body: string): number {
  return readingMinutes(plainText(splitBody(body)?.members ?? body));
}
