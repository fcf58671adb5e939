import { EVENT_OUTCOMES, PAYMENT_PROVIDERS } from '@longreturn/contract/membership';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';

/** What a provider's event is about. */
interface EventSubject {
  subscriptionId?: string;
  chargeId?: string;
  customerId?: string;
  giftId?: string;
  isDispute?: true;
}

/** The inbox: the events that the payment providers sent, each stored once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    /** The provider's ID of the event. */
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    about: jsonb('about').$type<EventSubject>().notNull(),
    outcome: text('outcome', { enum: EVENT_OUTCOMES }).notNull(),
    /** How many times it was handled. A repeated event isn't handled again if its outcome is 'done'. */
    attempts: integer('attempts').notNull(),
    /** The error code of the last attempt, if it failed. */
    error: text('error'),
    /** When the provider created it, when it was first received, and when it was last handled. */
    happenedAt: moment('happened_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    handledAt: moment('handled_at').notNull(),
  },
  (table) => [
    check('payment_events_provider_known', sql`${table.provider} in (${oneOf(PAYMENT_PROVIDERS)})`),
    check('payment_events_outcome_known', sql`${table.outcome} in (${oneOf(EVENT_OUTCOMES)})`),
    uniqueIndex('payment_events_event').on(table.provider, table.eventId),
    index('payment_events_received').on(table.receivedAt.desc(), table.id.desc()),
    index('payment_events_outcome').on(table.outcome, table.receivedAt.desc(), table.id.desc()),
  ],
);
