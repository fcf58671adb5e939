import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { contactMessages } from './contact-messages.ts';
import { users } from './users.ts';

/** An admin's reply to a contact message, sent by email. */
export const contactReplies = pgTable(
  'contact_replies',
  {
    id: uuid('id').primaryKey(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the mail server accepted it. */
    sentAt: moment('sent_at'),
  },
  (table) => [
    index('contact_replies_message').on(table.messageId, table.createdAt, table.id),
    index('contact_replies_author').on(table.authorId),
  ],
);
