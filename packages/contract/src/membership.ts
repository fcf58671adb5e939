import './no-eval-in-browsers.ts';
import { z } from 'zod';
import { SUBSCRIPTION_STATUSES } from './account.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { ENTITLEMENT_SOURCES } from './roles.ts';
import { isoTimeSchema, plainTextSchema } from './scalars.ts';

export const PLAN_IDS = ['monthly', 'annual'] as const;
export type PlanId = (typeof PLAN_IDS)[number];
export const planIdSchema = z.enum(PLAN_IDS);

export const PAYMENT_PROVIDERS = ['stripe', 'paypal'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];
const paymentProviderSchema = z.enum(PAYMENT_PROVIDERS);

/** The stored state of a subscription. 'pending': nothing was paid yet. */
export const SUBSCRIPTION_STATES = ['pending', 'active', 'past_due', 'cancelling', 'ended'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/**
 * Why a subscription ended. 'cancelled': it was cancelled and its paid period is over. 'duplicate': the person had
 * another subscription. 'closed': the account was deleted.
 */
export const END_REASONS = ['cancelled', 'unpaid', 'refunded', 'disputed', 'duplicate', 'closed'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** What became of a provider's event. 'ignored': it is not about a membership of this site. */
export const EVENT_OUTCOMES = ['done', 'ignored', 'failed'] as const;
export type EventOutcome = (typeof EVENT_OUTCOMES)[number];

/** A plan with its texts. `savings` ('Save 20%') is present if the plan costs less per month than the monthly plan. */
const planSchema = z.object({
  id: planIdSchema,
  name: z.string(),
  displayPrice: z.string(),
  interval: z.enum(['month', 'year']),
  priceCents: z.int(),
  savings: z.string().optional(),
  /** The price per month of a plan that is paid by the year: 'or $13/month'. */
  displayMonthly: z.string().optional(),
  features: z.array(z.string()),
});
export type Plan = z.infer<typeof planSchema>;

const checkoutProviderSchema = z.object({
  name: paymentProviderSchema,
  displayName: z.string(),
  configured: z.boolean(),
});

/** GET /api/membership/plans. */
export const plansResponse = z.object({ plans: z.array(planSchema), providers: z.array(checkoutProviderSchema) });
export type Plans = z.infer<typeof plansResponse>;

/** Accepts any text, because core reports an unknown plan as plan.unknown. */
const planField = z.string({ error: MESSAGES.plan }).max(LIMITS.slug, MESSAGES.plan);
const returnUrlField = z.string({ error: MESSAGES.returnUrl }).max(LIMITS.url, MESSAGES.returnUrl);

/** The URLs to which a provider sends the buyer back. By default /membership/success and /membership. */
const returnUrlFields = { successUrl: returnUrlField.optional(), cancelUrl: returnUrlField.optional() };

/** POST /api/payments/stripe/checkout. */
export const stripeCheckoutInput = z.object({ plan: planField, ...returnUrlFields });
export const stripeCheckoutResponse = z.object({ url: z.string() });

/** POST /api/payments/paypal/subscription. `email` is ignored: the membership is for the user of the session. */
export const paypalSubscriptionInput = z.object({ plan: planField, email: z.unknown().optional(), ...returnUrlFields });
export const paypalSubscriptionResponse = z.object({ approvalUrl: z.string() });

/** What a member may do with the subscription now. */
const allowedSchema = z.object({
  cancel: z.boolean(),
  resume: z.boolean(),
  changePlan: z.boolean(),
  /** The time until which the last payment can be refunded on request; null if it can't be refunded. */
  refundUntil: isoTimeSchema.nullable(),
});

/** A subscription as its owner sees it. */
export const ownMembershipSchema = z.object({
  provider: paymentProviderSchema,
  plan: planIdSchema,
  state: z.enum(SUBSCRIPTION_STATES),
  startedAt: isoTimeSchema,
  /** The end of the paid period, when the next payment is due or access ends. Null before the first payment. */
  paidThrough: isoTimeSchema.nullable(),
  /** When access ends if nothing is paid; null while payments succeed. */
  accessUntil: isoTimeSchema.nullable(),
  endedAt: isoTimeSchema.nullable(),
  /** What the next payment costs; null if there is none. */
  nextPaymentCents: z.int().nullable(),
  allowed: allowedSchema,
});
export type OwnMembership = z.infer<typeof ownMembershipSchema>;

/** What changed in a membership. The database stores these values. */
export const TIMELINE_EVENTS = [
  'started',
  'renewed',
  'payment_failed',
  'payment_recovered',
  'cancelled',
  'resumed',
  'plan_changed',
  'expired',
  'refunded',
  'disputed',
  'unpaid',
  'duplicate',
  'granted',
  'revoked',
] as const;
export type TimelineEvent = (typeof TIMELINE_EVENTS)[number];

/** An entry of the timeline that says why access continues or ended. */
export const timelineEntrySchema = z.object({
  at: isoTimeSchema,
  source: z.enum(ENTITLEMENT_SOURCES),
  event: z.enum(TIMELINE_EVENTS),
  /** The time until which the person has access after this change; null if access has no end. */
  accessUntil: isoTimeSchema.nullable(),
  /** Why an admin granted the membership; null for payments. */
  reason: z.string().nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

/**
 * The membership of the session's user. `subscription` is the running one. If none is running, it is a checkout of the
 * last hour, or else the latest subscription that was paid for.
 */
export const membershipResponse = z.object({
  status: z.enum(SUBSCRIPTION_STATUSES),
  /** The time until which the user has access; null if access has no end, or if the user has no access. */
  accessUntil: isoTimeSchema.nullable(),
  subscription: ownMembershipSchema.nullable(),
  timeline: z.array(timelineEntrySchema),
});
export type Membership = z.infer<typeof membershipResponse>;

/** A payment, with the provider's receipt if it has one. */
export const receiptSchema = z.object({
  id: z.string(),
  at: isoTimeSchema,
  amountCents: z.int(),
  state: z.enum(['paid', 'refunded', 'failed']),
  url: z.string().nullable(),
});
export type Receipt = z.infer<typeof receiptSchema>;

/** POST /api/membership/cancel. */
export const cancelMembershipInput = z.object({
  reason: plainTextSchema(MESSAGES.cancelReason)
    .pipe(z.string().max(LIMITS.cancelReasonMax, MESSAGES.textLong(LIMITS.cancelReasonMax)))
    .optional(),
});
export type CancelMembershipInput = z.output<typeof cancelMembershipInput>;

/** POST /api/membership/plan. `url` is where the buyer has to approve the change, if the provider requires that. */
export const changePlanInput = z.object({ plan: planField });
export const changePlanResponse = z.object({ url: z.string().nullable(), membership: membershipResponse });
export type ChangedPlan = z.infer<typeof changePlanResponse>;

/** POST /api/membership/portal. */
export const portalResponse = z.object({ url: z.string() });

/** POST /api/membership/gifts: buys a membership for someone else. By default the buyer returns to /profile. */
export const startGiftInput = z.object({ plan: planField, ...returnUrlFields });

/** A gift that the user bought. `redeemUrl` is for the recipient; null until the gift is paid. */
export const giftSchema = z.object({
  id: z.uuid(),
  plan: planIdSchema,
  state: z.enum(['unpaid', 'paid', 'redeemed', 'refunded']),
  redeemUrl: z.string().nullable(),
  createdAt: isoTimeSchema,
});
export type Gift = z.infer<typeof giftSchema>;

/** What a gift's link shows. `isOwn`: whether the user of the session has redeemed the gift. */
export const giftOfferSchema = z.object({
  plan: planIdSchema,
  state: z.enum(['paid', 'redeemed', 'refunded']),
  isOwn: z.boolean(),
});
export type GiftOffer = z.infer<typeof giftOfferSchema>;

/** POST /api/membership/gifts/redeem and /api/membership/codes/redeem. */
export const redeemGiftInput = z.object({ token: z.string().max(200) });
export const redeemCodeInput = z.object({
  code: z.string().trim().min(1, MESSAGES.groupCode).max(40, MESSAGES.groupCode),
});
