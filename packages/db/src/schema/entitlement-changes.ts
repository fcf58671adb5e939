import { TIMELINE_EVENTS } from '@longreturn/contract/membership';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { entitlements } from './entitlements.ts';

/** The changes to the entitlements of subscriptions: the timeline that says why access continues or ended. */
export const entitlementChanges = pgTable(
  'entitlement_changes',
  {
    id: uuid('id').primaryKey(),
    entitlementId: uuid('entitlement_id')
      .notNull()
      .references(() => entitlements.id, { onDelete: 'cascade' }),
    event: text('event', { enum: TIMELINE_EVENTS }).notNull(),
    at: moment('at').notNull(),
    /** The time until which the entitlement gives access after this change; null if it has no end. */
    accessUntil: moment('access_until'),
  },
  (table) => [
    check('entitlement_changes_event_known', sql`${table.event} in (${oneOf(TIMELINE_EVENTS)})`),
    index('entitlement_changes_entitlement').on(table.entitlementId, table.at),
  ],
);
