import { z } from 'zod';
import { sessionSchema, userSchema } from './account.ts';
import { ENTITLEMENT_SOURCES, ENTITLEMENT_STATES } from './entitlements.ts';
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
  /** Its memberships: paid for, given as a gift, or complimentary. */
  entitlements: z.array(
    z.object({
      source: z.enum(ENTITLEMENT_SOURCES),
      state: z.enum(ENTITLEMENT_STATES),
      reason: z.string(),
      from: isoTimeSchema,
      /** When it lapses by itself; null without an end. */
      paidThrough: isoTimeSchema.nullable(),
      /** When it was ended. */
      endedAt: isoTimeSchema.nullable(),
    }),
  ),
});
export type AccountExport = z.infer<typeof accountExportSchema>;
