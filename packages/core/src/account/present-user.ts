import type { IdentityProviderName, User } from '@longreturn/contract/account';
import type { AdminUser } from '@longreturn/contract/admin';
import type { Db } from '@longreturn/db/database';
import { avatars, identities, subscribers, users } from '@longreturn/db/schema';
import { eq, sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { accountStanding } from '../entitlements/account-standing.ts';
import { standingColumns } from '../entitlements/standing-columns.ts';

// In a nested `sql` fragment, drizzle writes columns with their table names. A correlated subquery needs these names.
const linkedProviders = sql`
  select ${identities.provider} from ${identities}
  where ${identities.userId} = ${users.id} order by ${identities.provider} desc`;

/**
 * The columns that are selected to present an account. They include neither the password hash nor the picture itself.
 */
export const accountColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  ...standingColumns,
  emailConfirmedAt: users.emailConfirmedAt,
  wantsNewsletter: users.wantsNewsletter,
  passwordChangedAt: users.passwordChangedAt,
  phoneNumber: users.phoneNumber,
  bio: users.bio,
  lastLogin: users.lastLogin,
  frozenAt: users.frozenAt,
  createdAt: users.createdAt,
  avatarVersion: avatars.version,
  newsletter: subscribers.status,
  identities: sql<IdentityProviderName[]>`array(${linkedProviders})`,
};

type AccountRow = Omit<SelectResultFields<typeof accountColumns>, 'avatarVersion' | 'newsletter'> & {
  avatarVersion: string | null;
  newsletter: typeof subscribers.$inferSelect.status | null;
};

/** Returns a query that selects `accountColumns`. `db` is a database, a transaction or a `with` clause. */
export function selectAccounts(db: Pick<Db, 'select'>) {
  return db
    .select(accountColumns)
    .from(users)
    .leftJoin(avatars, eq(avatars.userId, users.id))
    .leftJoin(subscribers, eq(subscribers.emailKey, users.emailKey))
    .$dynamic();
}

/** Returns the account as its owner sees it, with its role at the time `now`. */
export function presentUser(row: AccountRow, now: Date): User {
  const { role, subscriptionStatus } = accountStanding(row, now);
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role,
    createdAt: row.createdAt.toISOString(),
    lastLogin: row.lastLogin?.toISOString() ?? null,
    subscriptionStatus,
    profile: {
      phoneNumber: row.phoneNumber,
      bio: row.bio,
      newsletterOptIn: isOptedIn(row),
      avatarUrl: row.avatarVersion && `/avatars/${row.id}/${row.avatarVersion}.webp`,
    },
    emailConfirmed: row.emailConfirmedAt !== null,
    passwordChangedAt: row.passwordChangedAt?.toISOString() ?? null,
    identities: row.identities,
  };
}

/**
 * Returns whether the account gets the newsletter. While its email address is unconfirmed, returns the stored
 * preference instead, so that the account doesn't reveal someone else's subscription.
 */
function isOptedIn({ newsletter, wantsNewsletter, emailConfirmedAt }: AccountRow): boolean {
  return emailConfirmedAt ? newsletter === 'active' : wantsNewsletter;
}

/** Returns the account as admins see it, with its role at the time `now`. */
export function presentAdminUser(row: AccountRow, now: Date): AdminUser {
  return { ...presentUser(row, now), frozenAt: row.frozenAt?.toISOString() ?? null };
}
