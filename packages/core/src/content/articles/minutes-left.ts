import { plainText } from '../html/plain-text.ts';
import { splitBody } from '../html/split-body.ts';
import { readingMinutes } from './reading-minutes.ts';

/**
 * Returns the reading time of a sanitised body after its members break, in whole minutes, at least one. Without a
 * break, the reading time of the whole body.
 */
export function minutesLeft(body: string): number {
  return readingMinutes(plainText(splitBody(body)?.members ?? body));
}
