import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { episodes } from './episodes.ts';
import { users } from './users.ts';

/** Where a user stopped listening to an episode. */
export const listeningPositions = pgTable(
  'listening_positions',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    episodeId: uuid('episode_id')
      .notNull()
      .references(() => episodes.id, { onDelete: 'cascade' }),
    /** Seconds from the start. */
    positionSec: integer('position_sec').notNull(),
    isFinished: boolean('is_finished').notNull().default(false),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.episodeId] }),
    check('listening_positions_positive', sql`${table.positionSec} >= 0`),
    index('listening_positions_recent').on(table.userId, table.updatedAt.desc()),
    index('listening_positions_episode').on(table.episodeId),
  ],
);
