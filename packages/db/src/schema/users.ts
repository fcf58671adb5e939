import { BASE_ROLES } from '@longreturn/contract/roles';
import { sql } from 'drizzle-orm';
import { boolean, check, customType, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf, searchText } from './columns.ts';

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    /** The email address as the user typed it. Emails are sent to this address. */
    email: text('email').notNull(),
    /** The unique `emailKey` of the email address. */
    emailKey: text('email_key').notNull().unique('users_email_unique'),
    name: text('name').notNull(),
    /**
     * The role without entitlements. `accountStanding` in core computes the account's current role from the base role,
     * the entitlements and the time.
     */
    baseRole: text('base_role', { enum: BASE_ROLES }).notNull(),
    emailConfirmedAt: moment('email_confirmed_at'),
    /**
     * The newsletter preference while the email address is unconfirmed. After that, the row in `subscribers` applies.
     */
    wantsNewsletter: boolean('wants_newsletter').notNull().default(false),
    /** An encoded argon2id hash; null if the user signs in only with Google or Apple. */
    passwordHash: text('password_hash'),
    passwordChangedAt: moment('password_changed_at'),
    phoneNumber: text('phone_number'),
    bio: text('bio'),
    lastLogin: moment('last_login'),
    frozenAt: moment('frozen_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    searchText: searchText('name', 'email_key'),
  },
  (table) => [
    check('users_base_role_known', sql`${table.baseRole} in (${oneOf(BASE_ROLES)})`),
    index('users_created').on(table.createdAt.desc(), table.id.desc()),
    index('users_name').on(table.searchText.desc()),
    index('users_last_login').on(table.lastLogin.desc(), table.id.desc()),
    index('users_base_role').on(table.baseRole, table.createdAt.desc(), table.id.desc()),
    index('users_search').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
);

const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * Signed-in browsers. `id` is the SHA-256 of the secret in the browser's cookie, so a copy of this table gives no
 * access.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    /** The ID shown to the user, which reveals nothing about the secret. */
    publicId: uuid('public_id').notNull().unique('sessions_public_id_unique'),
    userId: owner(),
    device: text('device').notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
);

/** The Google and Apple accounts that are linked to users. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider', { enum: ['google', 'apple'] }).notNull(),
    subject: text('subject').notNull(),
    userId: owner(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex('identities_user_provider').on(table.userId, table.provider),
  ],
);

/** Tokens of emailed links. Only their SHA-256 is stored. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    hash: text('hash').primaryKey(),
    purpose: text('purpose', { enum: ['confirm', 'reset'] }).notNull(),
    userId: owner(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('mailed_tokens_user').on(table.userId, table.purpose),
    index('mailed_tokens_expires').on(table.expiresAt),
  ],
);

/** Failed password logins for each email address, even if it has no account. The email address itself isn't stored. */
export const failedLogins = pgTable(
  'failed_logins',
  {
    /** HMAC-SHA256 of the email address's `emailKey`, with a key of the site. */
    emailHash: text('address_hash').primaryKey(),
    /** The times of the failures that count towards a freeze. */
    times: moment('times').array().notNull(),
    lastAt: moment('last_at').notNull(),
    /** When password logins were frozen. For an email address with an account, `users.frozenAt` applies instead. */
    frozenAt: moment('frozen_at'),
  },
  (table) => [index('failed_logins_last').on(table.lastAt)],
);

/** Alerts for admins. An alert is settled when the account is unfrozen. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    reason: text('reason').notNull(),
    lastFailedLoginIp: text('last_failed_login_ip').notNull(),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('notifications_open').on(table.createdAt.desc(), table.id.desc()).where(sql`${table.settledAt} is null`),
    index('notifications_user').on(table.userId),
    uniqueIndex('notifications_one_open').on(table.userId).where(sql`${table.settledAt} is null`),
  ],
);

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Users' profile pictures, re-encoded at a small size. `version` is part of the picture's URL. */
export const avatars = pgTable('avatars', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: text('version').notNull(),
  webp: bytea('webp').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
