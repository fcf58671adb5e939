import './no-eval-in-browsers.ts';
import { z } from 'zod';
import { emailSchema } from './account-input.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { plainLineSchema } from './scalars.ts';

/** What a subscriber may choose among. */
export const EDITIONS = ['episodes', 'articles', 'daily-highlights', 'quarterly-summaries'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Where a form stands: kept with the subscriber (specification §3, source). */
const sourceSchema = z
  .string()
  .regex(/^[a-z0-9-]{1,40}$/)
  .optional();

/** POST /api/newsletter/subscribe. */
export const subscribeInput = z.object({
  email: emailSchema,
  name: plainLineSchema(MESSAGES.nameLong).pipe(z.string().max(LIMITS.nameMax, MESSAGES.nameLong)).optional(),
  source: sourceSchema,
  /** A field that no person sees: whoever fills it in is none. */
  fax: z.string().max(LIMITS.contactTextMax).optional(),
});
export type SubscribeInput = z.infer<typeof subscribeInput>;

/** The signed part of a link in a mail: to confirm, or to choose and unsubscribe. */
export const subscriptionLinkInput = z.object({
  token: z.string({ error: MESSAGES.link }).regex(/^[\w-]{40,200}$/, MESSAGES.link),
});
export type SubscriptionLinkInput = z.infer<typeof subscriptionLinkInput>;

const editionsSchema = z.array(z.enum(EDITIONS)).max(EDITIONS.length);

/** What a subscriber sees of their subscription by the link of a mail; the address with its middle hidden. */
export const subscriptionSchema = z.object({
  email: z.string(),
  status: z.enum(['pending', 'active', 'unsubscribed', 'bounced']),
  editions: editionsSchema,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** Choosing none is to unsubscribe; choosing some again begins anew. */
export const setEditionsInput = subscriptionLinkInput.extend({ editions: editionsSchema });
export type SetEditionsInput = z.infer<typeof setEditionsInput>;

/** What a mail service tells of addresses (POST /api/webhooks/mail). */
export const mailEventsInput = z.object({
  events: z
    .array(
      z.object({
        type: z.enum(['bounce', 'complaint']),
        /** As the service has it: one that is no address here would else hold back the news of all others. */
        email: z
          .string()
          .max(320)
          .refine((text) => !text.includes('\0')),
        /** A transient bounce changes nothing. */
        permanent: z.boolean().default(true),
      }),
    )
    .max(1000),
});
export type MailEventsInput = z.infer<typeof mailEventsInput>;
