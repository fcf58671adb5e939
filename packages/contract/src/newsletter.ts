import './no-eval-in-browsers.ts';
import { z } from 'zod';
import { emailSchema } from './account-input.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { plainLineSchema } from './scalars.ts';

/** The editions that a subscriber can choose. */
export const EDITIONS = ['episodes', 'articles', 'daily-highlights', 'quarterly-summaries'] as const;
export type Edition = (typeof EDITIONS)[number];

/** The place of the form on the site, stored as the subscriber's `source`. */
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

/** The signed token of an emailed link that confirms or manages a subscription. */
export const subscriptionLinkInput = z.object({
  token: z.string({ error: MESSAGES.link }).regex(/^[\w-]{40,200}$/, MESSAGES.link),
});
export type SubscriptionLinkInput = z.infer<typeof subscriptionLinkInput>;

const editionsSchema = z.array(z.enum(EDITIONS)).max(EDITIONS.length);

/** A subscription as the page of an emailed link shows it. The email address is masked. */
export const subscriptionSchema = z.object({
  email: z.string(),
  status: z.enum(['pending', 'active', 'unsubscribed', 'bounced']),
  editions: editionsSchema,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** An empty list unsubscribes. Choosing editions again resubscribes. */
export const setEditionsInput = subscriptionLinkInput.extend({ editions: editionsSchema });
export type SetEditionsInput = z.infer<typeof setEditionsInput>;

/**
 * Returns the schema of the preferences form, which has a checkbox for each edition. The parsed form is the list of
 * chosen editions. `mayBeNone` allows an empty list, which unsubscribes.
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
        /** Any text, so that one malformed email address doesn't make the whole request invalid. */
        email: z
          .string()
          .max(320)
          .refine((text) => !text.includes('\0')),
        /** False for a transient bounce, which is ignored. */
        permanent: z.boolean().default(true),
      }),
    )
    .max(1000),
});
export type MailEventsInput = z.infer<typeof mailEventsInput>;
