import { z } from 'zod';
import { sessionSchema, userSchema } from './account.ts';
import { isoTimeSchema } from './scalars.ts';

/** Everything stored about a user, in the form they can download. */
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
      /** The time and IP address of the last sign-up, and when it was confirmed and ended. */
      consentedAt: isoTimeSchema.nullable(),
      consentIp: z.string().nullable(),
      confirmedAt: isoTimeSchema.nullable(),
      endedAt: isoTimeSchema.nullable(),
    })
    .nullable(),
});
export type AccountExport = z.infer<typeof accountExportSchema>;
