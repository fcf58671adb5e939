import { LIMITS } from '@longreturn/contract/limits';
import { oneLine } from '@longreturn/contract/one-line';

/** Turns a name from a provider into plain text that an account accepts. Returns undefined when nothing usable is left. */
export function plainName(given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined;
  const name = oneLine(given.slice(0, LIMITS.nameMax));
  return name.length < LIMITS.nameMin ? undefined : name;
}
