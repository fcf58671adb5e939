import { z } from 'zod';
import { ENTITLEMENT_SOURCES, ENTITLEMENT_STATES } from './roles.ts';
import { isoTimeSchema } from './scalars.ts';
import { SIGN_IN_METHODS } from './sign-ins.ts';

/** A login: when, how and from where. */
export const signInSchema = z.object({
  at: isoTimeSchema,
  method: z.enum(SIGN_IN_METHODS),
  ip: z.string(),
  /** The browser and the operating system, such as 'Firefox on Linux'. */
  device: z.string(),
});
export type SignIn = z.infer<typeof signInSchema>;

/** What became of an email: accepted by the mail server, rejected for good, or not delivered after the last retry. */
export const MAIL_OUTCOMES = ['accepted', 'refused', 'failed'] as const;
export type MailOutcomeName = (typeof MAIL_OUTCOMES)[number];

/** An email that was sent to an account, without its text. */
export const sentMailSchema = z.object({
  at: isoTimeSchema,
  kind: z.string(),
  outcome: z.enum(MAIL_OUTCOMES),
  /** Why it wasn't delivered; null if it was. */
  reason: z.string().nullable(),
});
export type SentMail = z.infer<typeof sentMailSchema>;

/** A membership in the ledger: paid for, given as a gift, or complimentary. */
export const entitlementFields = {
  source: z.enum(ENTITLEMENT_SOURCES),
  state: z.enum(ENTITLEMENT_STATES),
  reason: z.string(),
  from: isoTimeSchema,
  /** When it expires; null if it has no end. */
  paidThrough: isoTimeSchema.nullable(),
  /** When it was ended. */
  endedAt: isoTimeSchema.nullable(),
};

/** The newsletter subscription of an account's email address. */
export const ownSubscriptionSchema = z.object({
  status: z.string(),
  source: z.string().nullable(),
  tags: z.array(z.string()),
  editions: z.array(z.string()),
  subscribedAt: isoTimeSchema,
  /** The time and IP address of the last sign-up, and when the subscription was confirmed and ended. */
  consentedAt: isoTimeSchema.nullable(),
  consentIp: z.string().nullable(),
  confirmedAt: isoTimeSchema.nullable(),
  endedAt: isoTimeSchema.nullable(),
  /** The issues that were sent to the subscriber, oldest first. */
  issues: z.array(
    z.object({
      title: z.string(),
      state: z.enum(['queued', 'sent', 'failed', 'skipped']),
      updatedAt: isoTimeSchema,
      /** When the subscriber unsubscribed with a link of this issue. */
      unsubscribedAt: isoTimeSchema.nullable(),
    }),
  ),
});
export type OwnSubscription = z.infer<typeof ownSubscriptionSchema>;
