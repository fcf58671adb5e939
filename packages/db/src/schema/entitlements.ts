import { ENTITLEMENT_SOURCES, ENTITLEMENT_STATES } from '@longreturn/contract/roles';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { groupCodes } from './group-codes.ts';
import { users } from './users.ts';

/** The rights of accounts to premium content: one row for each comp, gift or subscription. */
export const entitlements = pgTable(
  'entitlements',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    source: text('source', { enum: ENTITLEMENT_SOURCES }).notNull(),
    state: text('state', { enum: ENTITLEMENT_STATES }).notNull(),
    from: moment('starts_at').notNull(),
    /** When it expires; null if it has no end date. */
    paidThrough: moment('paid_through'),
    /** When an admin or a provider ended it. */
    endedAt: moment('ended_at'),
    /** The admin who granted it; null if the site granted it, or if the admin's account has since been deleted. */
    grantedBy: uuid('granted_by').references(() => users.id, { onDelete: 'set null' }),
    /** Why it was granted. */
    reason: text('reason').notNull(),
    /** The group code by which a comp was granted. */
    groupCodeId: uuid('group_code_id').references(() => groupCodes.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    check('entitlements_source_known', sql`${table.source} in (${oneOf(ENTITLEMENT_SOURCES)})`),
    check('entitlements_state_known', sql`${table.state} in (${oneOf(ENTITLEMENT_STATES)})`),
    check('entitlements_end_known', sql`(${table.state} = 'ended') = (${table.endedAt} is not null)`),
    index('entitlements_user').on(table.userId),
    index('entitlements_not_ended')
      .on(table.userId, table.from, table.paidThrough, table.state, table.source)
      .where(sql`${table.endedAt} is null`),
    index('entitlements_granted_by').on(table.grantedBy),
    uniqueIndex('entitlements_one_seat').on(table.groupCodeId, table.userId),
    uniqueIndex('entitlements_one_endless_comp')
      .on(table.userId)
      .where(sql`${table.source} = 'comp' and ${table.endedAt} is null and ${table.paidThrough} is null`),
  ],
);
