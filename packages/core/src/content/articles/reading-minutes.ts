import { LIMITS } from '@longreturn/contract/limits';

/** Returns the reading time of the text in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / LIMITS.wordsAMinute));
}
