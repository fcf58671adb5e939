import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { END_REASONS, EVENT_OUTCOMES, PAYMENT_PROVIDERS, PLAN_IDS, SUBSCRIPTION_STATES } from './membership.ts';
import { MESSAGES } from './messages.ts';
import { publicationTimeSchema } from './publication-time.ts';
import { countSchema, cursorSchema, idSchema, isoTimeSchema, pageOf, plainLineSchema } from './scalars.ts';

const providerSchema = z.enum(PAYMENT_PROVIDERS);
const pageFields = { limit: countSchema(LIMITS.pageSize).optional(), cursor: cursorSchema.optional() };

/** A subscription in the dashboard's list. */
export const adminSubscriptionSchema = z.object({
  id: idSchema,
  /** Null if the account was deleted. */
  user: z.object({ id: idSchema, name: z.string(), email: z.string() }).nullable(),
  provider: providerSchema,
  providerId: z.string(),
  plan: z.enum(PLAN_IDS),
  state: z.enum(SUBSCRIPTION_STATES),
  /** Whether it gives access now. */
  isRunning: z.boolean(),
  startedAt: isoTimeSchema,
  paidThrough: isoTimeSchema.nullable(),
  endedAt: isoTimeSchema.nullable(),
  endedBecause: z.enum(END_REASONS).nullable(),
  /** Whether a cancellation or a refund at the provider is outstanding. */
  isUnsettled: z.boolean(),
});
export type AdminSubscription = z.infer<typeof adminSubscriptionSchema>;
export const adminSubscriptionPage = pageOf(adminSubscriptionSchema);

/** The states to filter by. 'unsettled': a cancellation or a refund at the provider is outstanding. */
const SUBSCRIPTION_FILTERS = [...SUBSCRIPTION_STATES, 'unsettled'] as const;
export type SubscriptionFilter = (typeof SUBSCRIPTION_FILTERS)[number];

/** GET /api/admin/subscriptions. */
export const listSubscriptionsInput = z.object({ ...pageFields, state: z.enum(SUBSCRIPTION_FILTERS).optional() });
export type ListSubscriptionsInput = z.infer<typeof listSubscriptionsInput>;

/** A month of the revenue chart, in UTC. The current month covers only the time until now. */
const revenueMonthSchema = z.object({
  /** '2026-11'. */
  month: z.string(),
  /** The monthly price, in dollars, of the subscriptions that ran at the end of the month. */
  dollars: z.number(),
  /** How many subscriptions ran at the end of the month, and how many began or ended in the month. */
  running: z.int(),
  started: z.int(),
  ended: z.int(),
  /** The subscriptions that ended in the month, divided by those that ran at its beginning. At most 1. */
  churn: z.number(),
});

/** GET /api/admin/revenue: the last twelve months, the earliest first. */
export const revenueSchema = z.object({
  months: z.array(revenueMonthSchema),
  /** Subscriptions whose last payment failed and that still give access. */
  failedPayments: z.int(),
  /** Subscriptions with an outstanding cancellation or refund at the provider. */
  unsettled: z.int(),
});
export type Revenue = z.infer<typeof revenueSchema>;

/** An event in the inbox. */
export const paymentEventSchema = z.object({
  id: idSchema,
  provider: providerSchema,
  eventId: z.string(),
  type: z.string(),
  outcome: z.enum(EVENT_OUTCOMES),
  attempts: z.int(),
  /** The error code of the last attempt. */
  error: z.string().nullable(),
  happenedAt: isoTimeSchema,
  receivedAt: isoTimeSchema,
  handledAt: isoTimeSchema,
});
export type PaymentEvent = z.infer<typeof paymentEventSchema>;
export const paymentEventPage = pageOf(paymentEventSchema);

/** GET /api/admin/payment-events. */
export const listPaymentEventsInput = z.object({ ...pageFields, outcome: z.enum(EVENT_OUTCOMES).optional() });
export type ListPaymentEventsInput = z.infer<typeof listPaymentEventsInput>;

/** A nightly comparison with a provider. */
export const reconciliationSchema = z.object({
  id: idSchema,
  provider: providerSchema,
  startedAt: isoTimeSchema,
  finishedAt: isoTimeSchema,
  checked: z.int(),
  failed: z.int(),
  /** What differed and was repaired. */
  findings: z.array(
    z.object({
      providerId: z.string(),
      userId: idSchema.nullable(),
      /** The name of the user; null if the account was deleted. */
      userName: z.string().nullable(),
      before: z.string(),
      after: z.string(),
    }),
  ),
});
export type Reconciliation = z.infer<typeof reconciliationSchema>;

/** POST /api/admin/group-codes. */
export const createGroupCodeInput = z.object({
  name: plainLineSchema(MESSAGES.groupName).pipe(z.string().min(1, MESSAGES.groupName).max(LIMITS.compReasonMax)),
  seats: z.int({ error: MESSAGES.seats }).min(1, MESSAGES.seats).max(LIMITS.seats, MESSAGES.seats),
  until: publicationTimeSchema,
});
export type CreateGroupCodeInput = z.output<typeof createGroupCodeInput>;

/** A code that gives a limited number of people a comp. */
export const groupCodeSchema = z.object({
  id: idSchema,
  code: z.string(),
  name: z.string(),
  seats: z.int(),
  /** How many seats are taken. */
  taken: z.int(),
  until: isoTimeSchema,
  createdAt: isoTimeSchema,
  /** When an admin ended the code; null if no admin did. */
  endedAt: isoTimeSchema.nullable(),
});
export type GroupCode = z.infer<typeof groupCodeSchema>;
