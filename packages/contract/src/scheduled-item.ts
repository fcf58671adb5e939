import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { countSchema, cursorSchema, isoTimeSchema, pageOf, slugSchema } from './scalars.ts';

/** An episode or article that will become public, or an issue that will be sent, and when. */
export const scheduledItemSchema = z.object({
  kind: z.enum(['episode', 'article', 'issue']),
  id: z.uuid(),
  title: z.string(),
  slug: slugSchema,
  at: isoTimeSchema,
});
export type ScheduledItem = z.infer<typeof scheduledItemSchema>;
export const scheduledItemPage = pageOf(scheduledItemSchema);
export type ScheduledItemPage = z.infer<typeof scheduledItemPage>;

export const listScheduledInput = z.object({
  limit: countSchema(LIMITS.pageSize).optional(),
  cursor: cursorSchema.optional(),
});
export type ListScheduledInput = z.output<typeof listScheduledInput>;
