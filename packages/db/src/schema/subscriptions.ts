import { END_REASONS, PAYMENT_PROVIDERS, PLAN_IDS, SUBSCRIPTION_STATES } from '@longreturn/contract/membership';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { users } from './users.ts';

/**
 * Subscriptions at a payment provider, as they were last read. The row stays when the account is deleted. The
 * entitlement of a paid subscription has the same ID.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    /** The provider's ID of the subscription. */
    providerId: text('provider_id').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    customerId: text('customer_id'),
    plan: text('plan', { enum: PLAN_IDS }).notNull(),
    state: text('state', { enum: SUBSCRIPTION_STATES }).notNull(),
    startedAt: moment('started_at').notNull(),
    /** The end of the last period that was paid for; null before the first payment. */
    paidThrough: moment('paid_through'),
    endedAt: moment('ended_at'),
    endedBecause: text('ended_because', { enum: END_REASONS }),
    firstChargeAt: moment('first_charge_at'),
    lastChargeId: text('last_charge_id'),
    lastChargeAt: moment('last_charge_at'),
    lastChargeCents: integer('last_charge_cents'),
    /** Whether the subscription still has to be cancelled at the provider. */
    cancelDue: boolean('cancel_due').notNull().default(false),
    /** The charge that still has to be refunded; null if there is none. */
    refundDue: text('refund_due'),
    /** The date of the latest renewal that the member was emailed about in advance. */
    announcedRenewal: moment('announced_renewal'),
    /** Incremented by every write. If it changes during a read from the provider, the read is repeated. */
    version: integer('version').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    check('subscriptions_provider_known', sql`${table.provider} in (${oneOf(PAYMENT_PROVIDERS)})`),
    check('subscriptions_plan_known', sql`${table.plan} in (${oneOf(PLAN_IDS)})`),
    check('subscriptions_state_known', sql`${table.state} in (${oneOf(SUBSCRIPTION_STATES)})`),
    check(
      'subscriptions_end_known',
      sql`(${table.state} = 'ended') = (${table.endedAt} is not null) and (${table.state} = 'ended') = (${table.endedBecause} is not null)`,
    ),
    uniqueIndex('subscriptions_provider_id').on(table.provider, table.providerId),
    index('subscriptions_started').on(table.startedAt.desc(), table.id.desc()),
    index('subscriptions_state').on(table.state, table.startedAt.desc(), table.id.desc()),
    index('subscriptions_user').on(table.userId),
    index('subscriptions_customer').on(table.provider, table.customerId),
    index('subscriptions_last_charge').on(table.provider, table.lastChargeId),
    index('subscriptions_running').on(table.id).where(sql`${table.endedAt} is null`),
    index('subscriptions_due').on(table.id).where(sql`${table.cancelDue} or ${table.refundDue} is not null`),
  ],
);

/** The customers that were created at a provider. They outlive the account, so that a late payment is recognised. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    customerId: text('customer_id').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.customerId] }),
    check('payment_customers_provider_known', sql`${table.provider} in (${oneOf(PAYMENT_PROVIDERS)})`),
    uniqueIndex('payment_customers_user').on(table.userId, table.provider),
  ],
);
