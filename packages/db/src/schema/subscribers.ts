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
    subscribedAt: moment('subscribed_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    check('subscribers_status_known', sql`${table.status} in ('pending', 'active', 'unsubscribed', 'bounced')`),
    index('subscribers_subscribed').on(table.subscribedAt.desc(), table.id.desc()),
  ],
);
