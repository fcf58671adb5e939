import { LIMITS } from '@longreturn/contract/limits';

/** How long the text takes to read, in whole minutes, one at least. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / LIMITS.wordsAMinute));
}
