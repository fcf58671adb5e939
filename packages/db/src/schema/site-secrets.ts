import { pgTable, text } from 'drizzle-orm/pg-core';

/** Keys that the site generated, shared by all instances. They sign the links in emails. */
export const siteSecrets = pgTable('site_secrets', { name: text('name').primaryKey(), value: text('value').notNull() });
