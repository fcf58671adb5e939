import type { IdentityProviderName, User } from '@longreturn/contract/account';
import type { AdminUser } from '@longreturn/contract/admin';
import type { Db } from '@longreturn/db/database';
import { avatars, identities, subscribers, users } from '@longreturn/db/schema';
import { eq, sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { accountStanding } from '../entitlements/account-standing.ts';
import { selectStanding } from '../entitlements/select-standing.ts';

// A nested `sql` fragment keeps the table name on its columns, which a correlated subquery needs.
const linkedProviders = sql`
  select ${identities.provider} from ${identities}
  where ${identities.userId} = ${users.id} order by ${identities.provider} desc`;

/** The account columns needed to show an account: no password hash, and only the version of the picture. */
export const accountRow = {
  id: users.id,
  email: users.email,
  name: users.name,
  ...selectStanding,
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

type AccountRow = Omit<SelectResultFields<typeof accountRow>, 'avatarVersion' | 'newsletter'> & {
  avatarVersion: string | null;
  newsletter: typeof subscribers.$inferSelect.status | null;
};

/** Builds a query of accounts as they are shown, on a database or a `with` clause. */
export function selectAccounts(db: Pick<Db, 'select'>) {
  return db
    .select(accountRow)
    .from(users)
    .leftJoin(avatars, eq(avatars.userId, users.id))
    .leftJoin(subscribers, eq(subscribers.emailKey, users.emailKey))
    .$dynamic();
}

/** Formats the account as its owner sees it, with its current role. */
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
 * While the email address is unconfirmed, returns the account's own preference: the account must not reveal the
 * subscription of the real owner.
 */
function isOptedIn({ newsletter, wantsNewsletter, emailConfirmedAt }: AccountRow): boolean {
  return emailConfirmedAt ? newsletter === 'active' : wantsNewsletter;
}

/** Formats the account as admins see it, with its current role. */
export function presentAdminUser(row: AccountRow, now: Date): AdminUser {
  return { ...presentUser(row, now), frozenAt: row.frozenAt?.toISOString() ?? null };
}
