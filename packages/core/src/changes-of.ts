import { isDeepStrictEqual } from 'node:util';
import type { ActivityChange, RecordedValue } from '@longreturn/contract/activity';
import { LIMITS } from '@longreturn/contract/limits';

type Value = string | number | boolean | Date | null | readonly string[];

/** Fields of which only the length is recorded, even if the text is short. */
const BODY_FIELDS: ReadonlySet<string> = new Set(['bodyRichtext']);

/**
 * Returns the fields that differ between `before` and `after`, with both values, for the audit log. The fields must not
 * contain secrets.
 */
export function changesOf<Fields extends Record<string, Value>>(
  before: Fields,
  after: { readonly [Name in keyof Fields]: Value },
): ActivityChange {
  const change: ActivityChange = {};
  for (const [name, from] of Object.entries(before)) {
    const to = after[name] ?? null;
    if (!isSame(from, to)) change[name] = { from: recordValue(name, from), to: recordValue(name, to) };
  }
  return change;
}

function isSame(one: Value, other: Value): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function recordValue(name: string, value: Value): RecordedValue {
  if (value instanceof Date) return value.toISOString();
  const isLong = typeof value === 'string' && (BODY_FIELDS.has(name) || value.length > LIMITS.recordedText);
  return isLong ? { characters: value.length } : value;
}

/** Returns the fields with the changes applied. Undefined changes are ignored. */
export function withChanges<Fields extends object>(
  fields: Fields,
  changes: { [Name in keyof Fields]?: Fields[Name] | undefined },
): Fields {
  const named = Object.entries(changes).filter(([, value]) => value !== undefined);
  return { ...fields, ...Object.fromEntries(named) };
}

interface Content {
  topics: readonly string[];
}

/**
 * Returns whether all fields have the same values in two versions of an item. The order of topics doesn't count
 * (docs/product.md, Publication).
 */
export function isSameContent<Fields extends Content>(before: Fields, after: Fields): boolean {
  return isDeepStrictEqual(withoutTopicOrder(before), withoutTopicOrder(after));
}

const withoutTopicOrder = (fields: Content) => ({ ...fields, topics: new Set(fields.topics) });
