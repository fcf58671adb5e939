import { z } from 'zod';
import { sessionSchema, userSchema } from './account.ts';
import { ENTITLEMENT_SOURCES, ENTITLEMENT_STATES } from './roles.ts';
import { isoTimeSchema } from './scalars.ts';

/** All data stored about a user, as the user can download it. */
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
      /** The time and IP address of the latest sign-up, and when the subscription was confirmed and ended. */
      consentedAt: isoTimeSchema.nullable(),
      consentIp: z.string().nullable(),
      confirmedAt: isoTimeSchema.nullable(),
      endedAt: isoTimeSchema.nullable(),
    })
    .nullable(),
  /** The account's memberships: paid, gifts and complimentary. */
  entitlements: z.array(
    z.object({
      source: z.enum(ENTITLEMENT_SOURCES),
      state: z.enum(ENTITLEMENT_STATES),
      reason: z.string(),
      from: isoTimeSchema,
      /** When it expires; null if it has no end date. */
      paidThrough: isoTimeSchema.nullable(),
      /** When an admin or a provider ended it; null otherwise. */
      endedAt: isoTimeSchema.nullable(),
    }),
  ),
});
export type AccountExport = z.infer<typeof accountExportSchema>;
