import { z } from 'zod';
import { sessionSchema, userSchema } from './account.ts';
import { entitlementFields, ownSubscriptionSchema, sentMailSchema, signInSchema } from './account-history.ts';
import { isoTimeSchema } from './scalars.ts';

/** Everything stored about a user, in the form they can download. */
export const accountExportSchema = z.object({
  exportedAt: isoTimeSchema,
  user: userSchema,
  sessions: z.array(sessionSchema),
  /** The logins and the emails sent to the account that are still stored, newest first. */
  signIns: z.array(signInSchema),
  mails: z.array(sentMailSchema),
  newsletter: ownSubscriptionSchema.nullable(),
  /** Its memberships: paid for, given as a gift, or complimentary. */
  entitlements: z.array(z.object(entitlementFields)),
});
export type AccountExport = z.infer<typeof accountExportSchema>;
