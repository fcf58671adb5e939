import { LIMITS } from '@longreturn/contract/limits';
import { oneLine } from '@longreturn/contract/one-line';

/** A name that somebody outside gave, as plain text that an account may have; undefined when nothing usable is left. */
export function plainName(given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined;
  const name = oneLine(given.slice(0, LIMITS.nameMax));
  return name.length < LIMITS.nameMin ? undefined : name;
}
