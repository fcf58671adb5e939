import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { episodes } from './episodes.ts';

/** A person in an episode, as listed in feeds. For an episode without persons, feeds list the site's hosts. */
export const episodePersons = pgTable(
  'episode_persons',
  {
    episodeId: uuid('episode_id')
      .notNull()
      .references(() => episodes.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    /** A role of the podcast namespace, such as 'host' or 'guest'. */
    role: text('role').notNull(),
    url: text('url'),
    imageUrl: text('image_url'),
  },
  (table) => [primaryKey({ columns: [table.episodeId, table.position] })],
);
