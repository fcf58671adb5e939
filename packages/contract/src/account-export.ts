import { z } from 'zod';
import { sessionSchema, userSchema } from './account.ts';
import { isoTimeSchema } from './scalars.ts';

/** All that is kept of a person, as they may take it with them. */
export const accountExportSchema = z.object({
  exportedAt: isoTimeSchema,
  user: userSchema,
  sessions: z.array(sessionSchema),
  newsletter: z
    .object({
      status: z.string(),
      source: z.string().nullable(),
      tags: z.array(z.string()),
      subscribedAt: isoTimeSchema,
    })
    .nullable(),
});
export type AccountExport = z.infer<typeof accountExportSchema>;
