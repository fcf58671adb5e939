import { z } from 'zod';
import { idSchema } from './scalars.ts';

/** The kinds of items whose page views are counted. */
const READ_ITEM_TYPES = ['episode', 'article'] as const;

/** A view of the page of an episode or article. */
export const readItemSchema = z.object({ type: z.enum(READ_ITEM_TYPES), id: idSchema });
export type ReadItem = z.infer<typeof readItemSchema>;
