import { LIMITS } from '@longreturn/contract/limits';

/** Characters that no name needs: controls, and what turns the direction of the text after it. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** A name that somebody outside gave, as plain text that an account may have; undefined when nothing usable is left. */
export function plainName(given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined;
  const name = given.slice(0, LIMITS.nameMax).replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim();
  return name.length < LIMITS.nameMin ? undefined : name;
}
