import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Everyone who gets, got or asked for the newsletter; one row an address, whether it has an account or not. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull().unique('subscribers_email_unique'),
    name: text('name'),
    /** pending: asked for, not confirmed yet, and no subscriber. */
    status: text('status', { enum: ['pending', 'active', 'unsubscribed', 'bounced'] }).notNull(),
    source: text('source'),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    /** What they chose to get; see EDITIONS of the contract. */
    editions: text('editions')
      .array()
      .notNull()
      .default(sql`'{episodes,articles,daily-highlights,quarterly-summaries}'::text[]`),
    /** When and from which network address it was last asked for, and when that was confirmed by mail. */
    consentedAt: moment('consented_at'),
    consentIp: text('consent_ip'),
    confirmedAt: moment('confirmed_at'),
    /** When it was ended, by themselves or because mail came back. */
    endedAt: moment('ended_at'),
    /** Of a pending row that had ended before: how, for it is so again when nobody confirms. */
    endedAs: text('ended_as', { enum: ['unsubscribed', 'bounced'] }),
    subscribedAt: moment('subscribed_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    check('subscribers_status_known', sql`${table.status} in ('pending', 'active', 'unsubscribed', 'bounced')`),
    index('subscribers_subscribed').on(table.subscribedAt.desc(), table.id.desc()),
  ],
);
