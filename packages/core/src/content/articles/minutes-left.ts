import { plainText } from '../html/plain-text.ts';
import { splitBody } from '../html/split-body.ts';
import { readingMinutes } from './reading-minutes.ts';

/** How long what stands behind a sanitised body's members break takes to read, in whole minutes, one at least; all of it without a break. */
export function minutesLeft(body: string): number {
  return readingMinutes(plainText(splitBody(body)?.members ?? body));
}
