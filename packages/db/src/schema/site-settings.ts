import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** What an admin changed about the site, one row for each part, such as 'brand'. A missing row means the default. */
export const siteSettings = pgTable('site_settings', {
  part: text('part').primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
  updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
  updatedAt: moment('updated_at').notNull(),
});
