import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { oneLine } from './one-line.ts';

/** A time as ISO 8601 text in UTC with milliseconds. */
export const isoTimeSchema = z.iso.datetime({ precision: 3 });

export const slugSchema = z
  .string({ error: MESSAGES.slug })
  .max(LIMITS.slug, MESSAGES.slug)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, MESSAGES.slug);

export const idSchema = z.uuid();

/** Replaces lone surrogates, which PostgreSQL's JSON doesn't accept. */
export const wellFormed = (text: string): string => text.toWellFormed();

/** The trimmed text of a search box, without NUL, which PostgreSQL doesn't accept. */
export const querySchema = z
  .string()
  .trim()
  .max(LIMITS.query)
  .refine((text) => !text.includes('\0'));

/** Returns the schema of a trimmed text without NUL, which PostgreSQL can't store. Any other value gets `error`. */
export const plainTextSchema = (error: string) =>
  z
    .string({ error })
    .trim()
    .refine((text) => !text.includes('\0'), error);

/** Like `plainTextSchema`, but for a single line: also removes invisible characters before the length is checked. */
export const plainLineSchema = (error: string) => plainTextSchema(error).transform(oneLine);

/** Returns the schema of a whole number from 1 to `max`. In a query string, it can be text with digits. */
export function countSchema(max: number) {
  const read = (given: unknown) => (typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given);
  return z.preprocess(read, z.int().min(1).max(max));
}

/** Returns the schema of a URL with http or https that PostgreSQL can store. Any other value gets `error`. */
export const webUrlSchema = (error: string, protocol = /^https?$/) =>
  z
    .url({ protocol, error })
    .max(LIMITS.url, error)
    .overwrite(wellFormed)
    .refine((url) => !url.includes('\0'), error);

/**
 * A cursor, which core encodes and decodes; clients only pass it on. The longest cursor contains a name, an email
 * address and an ID.
 */
export const cursorSchema = z
  .string()
  .max(1000)
  .regex(/^[A-Za-z0-9_-]+$/);

/** Returns the schema of a page of a list. `total` counts all matches; `nextCursor` is null on the last page. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable(), total: z.int() });
}

/** Whether an item is premium, and whether this reader has no access to it. */
export const accessFields = {
  isPremium: z.boolean(),
  /** True if the item is premium and this reader has no access. */
  isLocked: z.boolean(),
};
