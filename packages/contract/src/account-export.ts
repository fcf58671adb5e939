import { z } from 'zod';
import { sessionSchema, userSchema } from './account.ts';
import { ENTITLEMENT_SOURCES, ENTITLEMENT_STATES } from './entitlements.ts';
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
  /** The files of the media library that they uploaded. */
  uploads: z.array(z.object({ id: z.uuid(), name: z.string(), uploadedAt: isoTimeSchema })),
});
export type AccountExport = z.infer<typeof accountExportSchema>;
