import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, searchText } from './columns.ts';

/** Current, former and pending newsletter subscribers: one row for each email address, with or without an account. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    emailKey: text('email_key').notNull().unique('subscribers_email_unique'),
    name: text('name'),
    /** 'pending' means requested but not confirmed. */
    status: text('status', { enum: ['pending', 'active', 'unsubscribed', 'bounced'] }).notNull(),
    source: text('source'),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    /** The chosen editions; see EDITIONS in packages/contract. */
    editions: text('editions')
      .array()
      .notNull()
      .default(sql`'{episodes,articles,daily-highlights,quarterly-summaries}'::text[]`),
    /** The time and IP address of the last sign-up, and when it was confirmed by email. */
    consentedAt: moment('consented_at'),
    consentIp: text('consent_ip'),
    confirmedAt: moment('confirmed_at'),
    /** When the subscription ended, because the subscriber unsubscribed or an email bounced. */
    endedAt: moment('ended_at'),
    /**
     * How the subscription ended before the pending request; null for a first request. This status applies again if
     * nobody confirms the request.
     */
    endedAs: text('ended_as', { enum: ['unsubscribed', 'bounced'] }),
    subscribedAt: moment('subscribed_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    searchText: searchText('name', 'email_key'),
  },
  (table) => [
    check('subscribers_status_known', sql`${table.status} in ('pending', 'active', 'unsubscribed', 'bounced')`),
    index('subscribers_status').on(table.status, table.subscribedAt.desc(), table.id.desc()),
    index('subscribers_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('subscribers_tags').using('gin', table.tags),
    index('subscribers_subscribed').on(table.subscribedAt.desc(), table.id.desc()),
  ],
);
