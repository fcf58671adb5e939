import type { IdentityProviderName } from '@longreturn/contract/account';
import type { Db } from '@longreturn/db/database';
import { avatars, identities, subscribers, users } from '@longreturn/db/schema';
import { eq, sql } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
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

export type AccountRow = Omit<SelectResultFields<typeof accountRow>, 'avatarVersion' | 'newsletter'> & {
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
