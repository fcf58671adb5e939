import type { ActivityChange, RecordedValue } from '@longreturn/contract/activity';
import { LIMITS } from '@longreturn/contract/limits';

type Value = string | number | boolean | Date | null | readonly string[];

/** Texts recorded by their length, even when they are short. */
const BODIES: ReadonlySet<string> = new Set(['bodyRichtext']);

/**
 * Returns the fields that differ between `before` and `after`, with both values, for the audit log. Not for secrets.
 */
export function changesOf<Fields extends Record<string, Value>>(
  before: Fields,
  after: { readonly [Name in keyof Fields]: Value },
): ActivityChange {
  const change: ActivityChange = {};
  for (const [name, from] of Object.entries(before)) {
    const to = after[name] ?? null;
    if (!isSame(from, to)) change[name] = { from: recorded(name, from), to: recorded(name, to) };
  }
  return change;
}

function isSame(one: Value, other: Value): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function recorded(name: string, value: Value): RecordedValue {
  if (value instanceof Date) return value.toISOString();
  const isLong = typeof value === 'string' && (BODIES.has(name) || value.length > LIMITS.recordedText);
  return isLong ? { characters: value.length } : value;
}
