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
      editions: z.array(z.string()),
      subscribedAt: isoTimeSchema,
      /** When and from which network address it was last asked for, when that was confirmed, and when it ended. */
      consentedAt: isoTimeSchema.nullable(),
      consentIp: z.string().nullable(),
      confirmedAt: isoTimeSchema.nullable(),
      endedAt: isoTimeSchema.nullable(),
    })
    .nullable(),
});
export type AccountExport = z.infer<typeof accountExportSchema>;
