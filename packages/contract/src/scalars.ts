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

/** The text of a search box. PostgreSQL can't store NUL in text. */
export const querySchema = z
  .string()
  .trim()
  .max(LIMITS.query)
  .refine((text) => !text.includes('\0'));

/** Trimmed text. Any other type gets the same error. PostgreSQL can't store NUL in text. */
export const plainTextSchema = (error: string) =>
  z
    .string({ error })
    .trim()
    .refine((text) => !text.includes('\0'), error);

/** The same as a single line. Invisible characters are removed before the length is checked. */
export const plainLineSchema = (error: string) => plainTextSchema(error).transform(oneLine);

/** A whole number from 1 to `max`, or its digits as text in a query string. */
export function countSchema(max: number) {
  const read = (given: unknown) => (typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given);
  return z.preprocess(read, z.int().min(1).max(max));
}

/** A cursor. It is opaque to callers; core encodes and decodes it. The longest one holds a name, an email address and an ID. */
export const cursorSchema = z
  .string()
  .max(1000)
  .regex(/^[A-Za-z0-9_-]+$/);

/** A keyset page. `total` counts all matches; `nextCursor` is null on the last page. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable(), total: z.int() });
}

/** Whether an item is premium, and whether this reader lacks access. */
export const accessFields = {
  isPremium: z.boolean(),
  /** True if the item is premium and this reader has no access. */
  isLocked: z.boolean(),
};
