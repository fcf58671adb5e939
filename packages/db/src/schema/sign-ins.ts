import { SIGN_IN_METHODS } from '@longreturn/contract/sign-ins';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from './columns.ts';
import { users } from './users.ts';

/** Successful logins, for the account's history. Old rows are deleted. */
export const signIns = pgTable(
  'sign_ins',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    method: text('method', { enum: SIGN_IN_METHODS }).notNull(),
    ip: text('ip').notNull(),
    device: text('device').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    check('sign_ins_method_known', sql`${table.method} in (${oneOf(SIGN_IN_METHODS)})`),
    index('sign_ins_user').on(table.userId, table.at.desc(), table.id.desc()),
    index('sign_ins_at').on(table.at),
  ],
);
