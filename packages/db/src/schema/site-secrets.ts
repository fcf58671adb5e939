import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Keys that the site generated, shared by all instances: one signs newsletter links, the other hashes the email
 * addresses of failed logins.
 */
export const siteSecrets = pgTable('site_secrets', { name: text('name').primaryKey(), value: text('value').notNull() });
