import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, searchText } from './columns.ts';

/** Messages from the two forms on /contact. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: uuid('id').primaryKey(),
    type: text('type', { enum: ['general', 'guest'] }).notNull(),
    contactType: text('contact_type', { enum: ['general', 'guest', 'collaboration', 'press'] }).notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The subject shown in the inbox. For a guest application, it has the applicant's name and organization. */
    subject: text('subject').notNull(),
    /** The text of a message; null for an application. */
    message: text('message'),
    /** The fields of an application; null for a message. */
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
    // A general message has a text, and a guest application has fields. No row has both.
    check(
      'contact_messages_type_fits',
      sql`(${table.type} = 'general' and ${table.message} is not null and ${table.application} is null)
        or (${table.type} = 'guest' and ${table.contactType} = 'guest' and ${table.message} is null and ${table.application} is not null)`,
    ),
    check('contact_messages_status_known', sql`${table.status} in ('new', 'read', 'answered', 'spam')`),
    // Includes the search text, so that a search for one or two letters doesn't read the table.
    index('contact_messages_created').on(table.createdAt.desc(), table.id.desc(), table.searchText),
    index('contact_messages_status').on(table.status, table.createdAt.desc(), table.id.desc()),
    index('contact_messages_type').on(table.type, table.createdAt.desc(), table.id.desc()),
    index('contact_messages_search').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);
