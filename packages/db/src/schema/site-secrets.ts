import { pgTable, text } from 'drizzle-orm/pg-core';

/** Keys that the site made for itself, the same for all instances: what signs the links in mails. */
export const siteSecrets = pgTable('site_secrets', { name: text('name').primaryKey(), value: text('value').notNull() });
