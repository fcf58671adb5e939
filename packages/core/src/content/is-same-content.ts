import { isDeepStrictEqual } from 'node:util';

interface Content {
  topics: readonly string[];
}

/**
 * Returns whether two versions of an item have the same fields. The order of topics doesn't count (docs/product.md,
 * Publication).
 */
export function isSameContent<Fields extends Content>(before: Fields, after: Fields): boolean {
  return isDeepStrictEqual(comparable(before), comparable(after));
}

const comparable = (fields: Content) => ({ ...fields, topics: new Set(fields.topics) });
