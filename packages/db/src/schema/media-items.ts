import { MEDIA_ITEM_TYPES } from '@longreturn/contract/content-types';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { episodes } from './episodes.ts';

export const mediaItems = pgTable(
  'media_items',
  {
    id: uuid('id').primaryKey(),
    episodeId: uuid('episode_id')
      .notNull()
      .references(() => episodes.id, { onDelete: 'cascade' }),
    type: text('type', { enum: MEDIA_ITEM_TYPES }).notNull(),
    url: text('url').notNull(),
    title: text('title').notNull(),
    description: text('description'),
    order: integer('order').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    check('media_items_type_known', sql`${table.type} in ('youtube', 'spotify', 'apple')`),
    check('media_items_order_positive', sql`${table.order} >= 0`),
    index('media_items_episode_order').on(table.episodeId, table.order, table.id),
  ],
);
