import type { ActivityChange, RecordedValue } from '@longreturn/contract/activity';
import { LIMITS } from '@longreturn/contract/limits';

/**
 * The fields that identify an item of a list. The path of a text in an item contains the value of such a field instead
 * of the item's index, so moving an item isn't recorded as a change of its texts.
 */
const KEYS = ['id', 'slug', 'kind', 'term'] as const;

/**
 * Returns the texts that differ between two values of a setting, by their path, for the audit log. Only the length of a
 * long text is recorded.
 */
export function settingChanges(before: unknown, after: unknown): ActivityChange {
  const [from, to] = [leavesOf(before), leavesOf(after)];
  const change: ActivityChange = {};
  for (const path of new Set([...from.keys(), ...to.keys()])) {
    const [old, current] = [from.get(path) ?? null, to.get(path) ?? null];
    if (JSON.stringify(old) !== JSON.stringify(current)) change[path] = { from: record(old), to: record(current) };
  }
  return change;
}

/** Returns the texts, flags and lists of texts in a value by their path, such as 'approach.title'. */
function leavesOf(value: unknown, path = 'value', leaves = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value !== 'object' || value === null || isPlainList(value)) return leaves.set(path, value);
  const inner = path === 'value' ? '' : `${path}.`;
  for (const [name, item] of Object.entries(value)) {
    const key = Array.isArray(value) ? keyOf(item, name) : name;
    leavesOf(item, `${inner}${key}`, leaves);
  }
  return leaves;
}

/** Returns whether the value is a list with at least one text, such as a list of paragraphs. */
function isPlainList(value: object): value is unknown[] {
  return Array.isArray(value) && value.some((item) => typeof item === 'string');
}

function keyOf(item: object, index: string): string {
  const name = KEYS.find((each) => each in item);
  return name ? String((item as Record<string, unknown>)[name]) : index; // the item has this field
}

function record(value: unknown): RecordedValue {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (text.length > LIMITS.recordedText) return { characters: text.length };
  return value as RecordedValue; // a leaf: a text, a flag, null or a short list of texts
}
