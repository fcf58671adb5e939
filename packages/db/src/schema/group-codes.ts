import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** Codes for events: each gives a limited number of people a comp. */
export const groupCodes = pgTable(
  'group_codes',
  {
    id: uuid('id').primaryKey(),
    /** In capital letters. What people type is converted to capital letters. */
    code: text('code').notNull().unique('group_codes_code_unique'),
    /** The name of the event, which is the reason for the comps. */
    name: text('name').notNull(),
    seats: integer('seats').notNull(),
    /** When the comps end and the code expires. */
    paidThrough: moment('paid_through').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    /** When an admin ended the code. Its comps continue. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    check('group_codes_seats_positive', sql`${table.seats} > 0`),
    index('group_codes_created').on(table.createdAt.desc(), table.id.desc()),
    index('group_codes_created_by').on(table.createdBy),
  ],
);
