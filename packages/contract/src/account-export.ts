import { z } from 'zod';
import { sessionSchema, userSchema } from './account.ts';
import { entitlementFields, ownSubscriptionSchema, sentMailSchema, signInSchema } from './account-history.ts';
import { privateFeedSchema } from './listening.ts';
import { PAYMENT_PROVIDERS, PLAN_IDS, SUBSCRIPTION_STATES } from './membership.ts';
import { isoTimeSchema } from './scalars.ts';

/** All data stored about a user, as the user can download it. */
export const accountExportSchema = z.object({
  exportedAt: isoTimeSchema,
  user: userSchema,
  sessions: z.array(sessionSchema),
  /** The logins of the account, and the emails sent to it, newest first. Both are stored for 90 days. */
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
  /** The article versions that the user saved, each with the title that the article had then. */
  savedArticles: z.array(z.object({ title: z.string(), savedAt: isoTimeSchema })),
  /** The files of the media library that the user uploaded. */
  uploads: z.array(z.object({ id: z.uuid(), name: z.string(), uploadedAt: isoTimeSchema })),
  /** The user's private feeds, without their URLs. `uses` counts the networks and apps of each day. */
  privateFeeds: z.array(
    privateFeedSchema.extend({
      warnedAt: isoTimeSchema.nullable(),
      uses: z.array(z.object({ day: z.string(), networks: z.int(), apps: z.int() })),
    }),
  ),
  /** Where the user stopped listening to episodes. */
  listeningPositions: z.array(
    z.object({ episode: z.string(), positionSec: z.int(), isFinished: z.boolean(), updatedAt: isoTimeSchema }),
  ),
  /** The questions that the user asked, and those that the user voted for. */
  questions: z.array(
    z.object({ text: z.string(), state: z.string(), createdAt: isoTimeSchema, answeredAt: isoTimeSchema.nullable() }),
  ),
  questionVotes: z.array(z.object({ question: z.string(), votedAt: isoTimeSchema })),
});
export type AccountExport = z.infer<typeof accountExportSchema>;
