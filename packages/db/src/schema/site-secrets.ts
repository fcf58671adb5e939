import { pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Values that the site generated, shared by all instances: keys (such as the key that signs newsletter links), and a
 * hash of the public feed as it was last reported to the WebSub hub.
 */
export const siteSecrets = pgTable('site_secrets', { name: text('name').primaryKey(), value: text('value').notNull() });
