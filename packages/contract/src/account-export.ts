import { z } from 'zod';
import { sessionSchema, userSchema } from './account.ts';
import { entitlementFields, ownSubscriptionSchema, sentMailSchema, signInSchema } from './account-history.ts';
import { listeningPositionSchema } from './listening-position.ts';
import { PAYMENT_PROVIDERS, PLAN_IDS, SUBSCRIPTION_STATES } from './membership.ts';
import { isoTimeSchema } from './scalars.ts';

/** All data stored about a user, as the user can download it. */
export const accountExportSchema = z.object({
  exportedAt: isoTimeSchema,
  user: userSchema,
  sessions: z.array(sessionSchema),
  /** The account's logins, and the emails sent to it, as far as they are still stored; newest first. */
  signIns: z.array(signInSchema),
  mails: z.array(sentMailSchema),
  newsletter: ownSubscriptionSchema.nullable(),
  /** The account's memberships: paid, gifts and complimentary. */
  entitlements: z.array(z.object(entitlementFields)),
  /** The account's subscriptions at Stripe and PayPal, with the provider's reference number. */
  subscriptions: z.array(
    z.object({
      provider: z.enum(PAYMENT_PROVIDERS),
      reference: z.string(),
      plan: z.enum(PLAN_IDS),
      state: z.enum(SUBSCRIPTION_STATES),
      startedAt: isoTimeSchema,
      paidThrough: isoTimeSchema.nullable(),
      endedAt: isoTimeSchema.nullable(),
      lastPaymentAt: isoTimeSchema.nullable(),
      lastPaymentCents: z.int().nullable(),
    }),
  ),
  /** Where the user stopped listening to episodes, the latest first. */
  listening: z.array(listeningPositionSchema.extend({ title: z.string() })),
  /** The versions of articles that the user saved, each with the title that the article had then. */
  savedArticles: z.array(z.object({ title: z.string(), savedAt: isoTimeSchema })),
  /** The files of the media library that the user uploaded. */
  uploads: z.array(z.object({ id: z.uuid(), name: z.string(), uploadedAt: isoTimeSchema })),
});
export type AccountExport = z.infer<typeof accountExportSchema>;
