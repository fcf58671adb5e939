import { isDeepStrictEqual } from 'node:util';

interface Content {
  topics: readonly string[];
}

/** Whether an item has the same fields before and after a change. The order of its topics doesn't count (docs/product.md, Publication). */
export function isSameContent<Fields extends Content>(before: Fields, after: Fields): boolean {
  return isDeepStrictEqual(comparable(before), comparable(after));
}

const comparable = (fields: Content) => ({ ...fields, topics: new Set(fields.topics) });
