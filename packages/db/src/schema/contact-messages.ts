import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, searchText } from './columns.ts';

/** What came in by the two forms of /contact. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    type: text('type', { enum: ['general', 'guest'] }).notNull(),
    contactType: text('contact_type', { enum: ['general', 'guest', 'collaboration', 'press'] }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** What the inbox lists: a message's own, an application's topics in short. */
    subject: text('subject').notNull(),
    /** A message's text; null for an application. */
    message: text('message'),
    /** An application's answers by field; null for a message. */
    application: jsonb('application').$type<Record<string, string>>(),
    status: text('status', { enum: ['new', 'read', 'answered', 'spam'] })
      .notNull()
      .default('new'),
    ip: text('ip').notNull(),
    createdAt: moment('created_at').notNull(),
    searchText: searchText('name', 'email', 'subject'),
  },
  (table) => [
    check(
      'contact_messages_contact_type_known',
      sql`${table.contactType} in ('general', 'guest', 'collaboration', 'press')`,
    ),
    // A message has its text, an application its answers, and neither has both.
    check(
      'contact_messages_type_fits',
      sql`(${table.type} = 'general' and ${table.message} is not null and ${table.application} is null)
        or (${table.type} = 'guest' and ${table.contactType} = 'guest' and ${table.message} is null and ${table.application} is not null)`,
    ),
    check('contact_messages_status_known', sql`${table.status} in ('new', 'read', 'answered', 'spam')`),
    // With the text, so that a search by one or two letters need not read the messages.
    index('contact_messages_created').on(table.createdAt.desc(), table.id.desc(), table.searchText),
    index('contact_messages_status').on(table.status, table.createdAt.desc(), table.id.desc()),
    index('contact_messages_type').on(table.type, table.createdAt.desc(), table.id.desc()),
    index('contact_messages_search').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);
