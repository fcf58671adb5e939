import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { oneLine } from './one-line.ts';

/** The one form in which a moment crosses the contract. */
export const isoTimeSchema = z.iso.datetime({ precision: 3 });

export const slugSchema = z
  .string({ error: MESSAGES.slug })
  .max(LIMITS.slug, MESSAGES.slug)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, MESSAGES.slug);

export const idSchema = z.uuid();

/** Free text that a person typed into a search box. PostgreSQL's text holds no NUL. */
export const querySchema = z
  .string()
  .trim()
  .max(LIMITS.query)
  .refine((text) => !text.includes('\0'));

/** Text that a person writes, without spaces around it; anything but text answers with this error. PostgreSQL's text holds no NUL. */
export const plainTextSchema = (error: string) =>
  z
    .string({ error })
    .trim()
    .refine((text) => !text.includes('\0'), error);

/** The same on one line, as it is kept: what nobody sees is gone before anything is counted. */
export const plainLineSchema = (error: string) => plainTextSchema(error).transform(oneLine);

/** A whole number from 1 to `max`; as text, as a query holds it, digits and nothing else. */
export function countSchema(max: number) {
  const read = (given: unknown) => (typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given);
  return z.preprocess(read, z.int().min(1).max(max));
}

/** Opaque to callers; made and read by core. */
export const cursorSchema = z
  .string()
  .max(200)
  .regex(/^[A-Za-z0-9_-]+$/);

/** A keyset page: `total` counts all that match, `nextCursor` is null on the last page. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable(), total: z.int() });
}

/** Whether an item needs a membership, and whether this reader lacks it. */
export const accessFields = {
  isPremium: z.boolean(),
  /** True when the item is premium and this reader may not open it. */
  isLocked: z.boolean(),
};
