import { PAYMENT_PROVIDERS } from '@longreturn/contract/membership';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';

/** A difference that a reconciliation found and repaired. */
interface Finding {
  providerId: string;
  userId: string | null;
  before: string;
  after: string;
}

/** The nightly comparisons of our subscriptions with a payment provider's records of them. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    startedAt: moment('started_at').notNull(),
    finishedAt: moment('finished_at').notNull(),
    /** How many subscriptions were to be compared, and how many reads from the provider failed. */
    checked: integer('checked').notNull(),
    failed: integer('failed').notNull(),
    findings: jsonb('findings').$type<Finding[]>().notNull(),
  },
  (table) => [
    check('reconciliations_provider_known', sql`${table.provider} in (${oneOf(PAYMENT_PROVIDERS)})`),
    index('reconciliations_started').on(table.startedAt.desc(), table.id.desc()),
  ],
);
