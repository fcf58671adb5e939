import { z } from 'zod';

const time = z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const money = z.object({ value: z.string() }).transform(({ value }) => Math.round(Number(value) * 100));
const payment = z.object({ time });

/** A link of a response. The buyer is sent to the link with the relation 'approve'. */
const linkSchema = z.object({ rel: z.string(), href: z.string() });
const linksSchema = z.array(linkSchema).default([]);

/** A subscription. `last_failed_payment` is only present if the request asks for it. */
export const subscriptionSchema = z.object({
  id: z.string(),
  plan_id: z.string(),
  status: z.enum(['APPROVAL_PENDING', 'APPROVED', 'ACTIVE', 'SUSPENDED', 'CANCELLED', 'EXPIRED']),
  status_update_time: time.optional(),
  create_time: time.optional(),
  start_time: time.optional(),
  custom_id: z.string().optional(),
  billing_info: z
    .object({
      outstanding_balance: money.optional(),
      failed_payments_count: z.number().default(0),
      last_payment: payment.optional(),
      last_failed_payment: payment.optional(),
      next_billing_time: time.optional(),
    })
    .optional(),
});
export type PaypalSubscription = z.output<typeof subscriptionSchema>;

export const newSubscriptionSchema = z.object({ id: z.string(), status: z.string(), links: linksSchema });

export const revisionSchema = z.object({ links: z.array(linkSchema) });

/** The response to a refund, which may still be pending. */
export const madeRefundSchema = z.object({ id: z.string(), status: z.enum(['COMPLETED', 'PENDING']).optional() });

/** A payment of a subscription. */
export const transactionSchema = z.object({
  id: z.string(),
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED']),
  amount_with_breakdown: z.object({ gross_amount: money }),
  time,
});
export type PaypalTransaction = z.output<typeof transactionSchema>;

export const transactionsSchema = z.object({ transactions: z.array(transactionSchema).default([]) });

export const subscriptionListSchema = z.object({
  subscriptions: z.array(z.object({ id: z.string() })).default([]),
  links: linksSchema,
});

export const saleSchema = z.object({ billing_agreement_id: z.string().optional() });
export const refundSchema = z.object({ sale_id: z.string().optional() });

export const verificationSchema = z.object({ verification_status: z.string() });

/** An event. What its resource contains depends on the type. */
export const eventSchema = z.object({
  id: z.string().min(1).max(200),
  event_type: z.string().min(1).max(200),
  create_time: time.optional(),
  resource: z
    .object({
      id: z.string().optional(),
      billing_agreement_id: z.string().optional(),
      sale_id: z.string().optional(),
      disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().optional() })).optional(),
    })
    .catch({}),
});
export type PaypalEvent = z.output<typeof eventSchema>;
