import { PLAN_IDS } from '@longreturn/contract/membership';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { entitlements } from './entitlements.ts';
import { users } from './users.ts';

/** Gift memberships. The link for redeeming a gift is signed with a key of the site, so no token is stored. */
export const gifts = pgTable(
  'gifts',
  {
    id: uuid('id').primaryKey(),
    buyerId: uuid('buyer_id').references(() => users.id, { onDelete: 'set null' }),
    /** The plan whose price was paid and whose period is given. */
    plan: text('plan', { enum: PLAN_IDS }).notNull(),
    priceCents: integer('price_cents').notNull(),
    /** The checkout's ID at the provider; null until the provider has answered. */
    reference: text('reference'),
    chargeId: text('charge_id'),
    paidAt: moment('paid_at'),
    /** When the payment was refunded or disputed. The gift then gives no access. */
    revokedAt: moment('revoked_at'),
    redeemedBy: uuid('redeemed_by').references(() => users.id, { onDelete: 'set null' }),
    redeemedAt: moment('redeemed_at'),
    entitlementId: uuid('entitlement_id').references(() => entitlements.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    check('gifts_plan_known', sql`${table.plan} in (${oneOf(PLAN_IDS)})`),
    check('gifts_redeemed_paid', sql`${table.redeemedAt} is null or ${table.paidAt} is not null`),
    uniqueIndex('gifts_reference').on(table.reference),
    index('gifts_charge').on(table.chargeId),
    index('gifts_buyer').on(table.buyerId),
    index('gifts_redeemed_by').on(table.redeemedBy),
    index('gifts_entitlement').on(table.entitlementId),
    index('gifts_created').on(table.createdAt.desc(), table.id.desc()),
  ],
);
