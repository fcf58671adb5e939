import {
  ACTIVITY_ACTIONS,
  ACTIVITY_ACTORS,
  ACTIVITY_TARGETS,
  type ActivityChange,
} from '@longreturn/contract/activity';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, searchText } from './columns.ts';
import { users } from './users.ts';

/** The audit log: who did what to which thing, and when. Admins read it as Recent Activity. */
export const activity = pgTable(
  'activity',
  {
    id: uuid('id').primaryKey(),
    actor: text('actor', { enum: ACTIVITY_ACTORS }),
    /** The user who acted; null for other actors, or if the user's account has since been deleted. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    action: text('action', { enum: ACTIVITY_ACTIONS }),
    targetType: text('target_type', { enum: ACTIVITY_TARGETS }),
    targetId: uuid('target_id'),
    /** The target's name at the time of the action. */
    targetTitle: text('target_title'),
    change: jsonb('change').$type<ActivityChange>().notNull().default({}),
    /**
     * The account that this entry is about. If the user deletes the account, the entry is deleted too. If an admin
     * deletes the account, the entry stays without the ID.
     */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /**
     * `oldTitle` and `oldDescription`: the text of entries written before the action column existed; null for newer
     * entries.
     */
    oldTitle: text('title'),
    oldDescription: text('description'),
    timestamp: moment('timestamp').notNull(),
    searchText: searchText('target_title', 'title', 'description'),
  },
  (table) => [
    check(
      'activity_is_told',
      sql`case when ${table.action} is null then ${table.oldTitle} is not null and ${table.oldDescription} is not null
        else ${table.actor} is not null and ${table.targetType} is not null and ${table.targetTitle} is not null end`,
    ),
    index('activity_timestamp').on(table.timestamp.desc(), table.id.desc()),
    index('activity_user').on(table.userId),
    index('activity_actor').on(table.actorId, table.timestamp.desc(), table.id.desc()),
    index('activity_actor_type').on(table.actor, table.timestamp.desc(), table.id.desc()),
    index('activity_target').on(table.targetType, table.timestamp.desc(), table.id.desc()),
    index('activity_search').using('gin', table.searchText.op('gin_trgm_ops')),
    // The entries that still name a deleted account or a removed subscriber.
    index('activity_deleted_name')
      .on(table.timestamp)
      .where(
        sql`(${table.targetType} = 'account' and ${table.userId} is null or ${table.action} = 'subscriber.deleted') and ${table.targetTitle} <> ''`,
      ),
  ],
);
