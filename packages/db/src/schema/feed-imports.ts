import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { episodes } from './episodes.ts';
import { users } from './users.ts';

const IMPORT_STATES = ['waiting', 'running', 'done', 'failed'] as const;

/** An import of a show from its RSS feed. */
export const feedImports = pgTable(
  'feed_imports',
  {
    id: uuid('id').primaryKey(),
    /** The URL of the feed, or the name of its file. */
    source: text('source').notNull(),
    state: text('state', { enum: IMPORT_STATES }).notNull(),
    /** Whether the import only reports what it would change. */
    isDryRun: boolean('is_dry_run').notNull(),
    /** Whether the audio is copied to the object store. If not, the episodes link to the other site. */
    copiesAudio: boolean('copies_audio').notNull(),
    /** The number of items in the feed; null until the feed has been read. */
    items: integer('items'),
    doneItems: integer('done_items').notNull().default(0),
    /** What was created, changed and skipped, and why. */
    report: jsonb('report').$type<unknown>(),
    /** The error code of a failed import. */
    failure: text('failure'),
    startedBy: uuid('started_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    check('feed_imports_state_known', sql`${table.state} in (${oneOf(IMPORT_STATES)})`),
    index('feed_imports_created').on(table.createdAt.desc(), table.id.desc()),
    index('feed_imports_started_by').on(table.startedBy),
  ],
);

/** An item of another site's feed that became an episode. */
export const importedItems = pgTable(
  'imported_items',
  {
    /** The item's guid; without one, a hash of its enclosure URL or of its title and date. */
    guid: text('guid').primaryKey(),
    episodeId: uuid('episode_id')
      .notNull()
      .references(() => episodes.id, { onDelete: 'cascade' }),
    /**
     * The hashes of the item and of its audio, and the parts that couldn't be read. If the item is unchanged, a later
     * import writes it again only if the import can read at least one of these parts.
     */
    contentHash: text('content_hash').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('imported_items_episode').on(table.episodeId)],
);
