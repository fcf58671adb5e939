import './no-eval-in-browsers.ts';
import { z } from 'zod';
import { emailSchema } from './account-input.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { plainLineSchema } from './scalars.ts';

/** The editions a subscriber can choose. */
export const EDITIONS = ['episodes', 'articles', 'daily-highlights', 'quarterly-summaries'] as const;
export type Edition = (typeof EDITIONS)[number];

/** The place of the form, stored with the subscriber as `source`. */
const sourceSchema = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/)
  .optional();

/** POST /api/newsletter/subscribe. */
export const subscribeInput = z.object({
  email: emailSchema,
  name: plainLineSchema(MESSAGES.nameLong).pipe(z.string().max(LIMITS.nameMax, MESSAGES.nameLong)).optional(),
  source: sourceSchema,
  /** A honeypot: people don't see this field, so only bots fill it in. */
  fax: z.string().max(LIMITS.contactTextMax).optional(),
});
export type SubscribeInput = z.infer<typeof subscribeInput>;

/** The signed token in an email's link: to confirm, or to choose editions and unsubscribe. */
export const subscriptionLinkInput = z.object({
  token: z.string({ error: MESSAGES.link }).regex(/^[\w-]{40,200}$/, MESSAGES.link),
});
export type SubscriptionLinkInput = z.infer<typeof subscriptionLinkInput>;

const editionsSchema = z.array(z.enum(EDITIONS)).max(EDITIONS.length);

/** A subscription as its owner sees it through an emailed link, with the middle of the email address hidden. */
export const subscriptionSchema = z.object({
  email: z.string(),
  status: z.enum(['pending', 'active', 'unsubscribed', 'bounced']),
  editions: editionsSchema,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** Choosing no edition unsubscribes; choosing one again starts a new subscription. */
export const setEditionsInput = subscriptionLinkInput.extend({ editions: editionsSchema });
export type SetEditionsInput = z.infer<typeof setEditionsInput>;

/**
 * The form of the preferences: a checkbox for each edition; the chosen editions when parsed. `mayBeNone` allows to choose
 * none, which ends a running subscription.
 */
export const editionsForm = ({ mayBeNone }: { mayBeNone: boolean }) =>
  z
    .record(z.enum(EDITIONS), z.boolean())
    .transform((ticked) => EDITIONS.filter((edition) => ticked[edition]))
    .refine((chosen) => mayBeNone || chosen.length > 0, { path: [EDITIONS[0]], error: MESSAGES.editions });

/** Events that a mail service reports (POST /api/webhooks/mail). */
export const mailEventsInput = z.object({
  events: z
    .array(
      z.object({
        type: z.enum(['bounce', 'complaint']),
        /** Any text, so that one malformed email address doesn't reject the other events of the request. */
        email: z
          .string()
          .max(320)
          .refine((text) => !text.includes('\0')),
        /** A transient bounce is ignored. */
        permanent: z.boolean().default(true),
      }),
    )
    .max(1000),
});
export type MailEventsInput = z.infer<typeof mailEventsInput>;
